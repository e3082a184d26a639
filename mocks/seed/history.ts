/** Gives the content a past: who wrote what and when, with revisions and comments, by way of the engine. */
import { updateItems } from '#mocks/engine/items.ts';
import { logActivity } from '#mocks/engine/revisions/activity.ts';
import { addComment } from '#mocks/engine/revisions/comments.ts';
import { recordChange } from '#mocks/engine/revisions/record.ts';
import { actorFor } from '#mocks/engine/session/actor.ts';
import type { Actor, CollectionDefinition, Project } from '#mocks/engine/types.ts';
import { rowByKey } from '#mocks/engine/write/scope.ts';
import type { Row, SqlValue } from '#mocks/storage/driver.ts';
import { quoted } from '#mocks/storage/kysely.ts';

/** How the past of one collection is told. */
export interface HistorySeed {
  collection: string;
  /** Every n-th item was written in steps; all others at once. */
  every: number;
  status: string;
  /** Where an item starts, and what it goes through before its last status. */
  first: string;
  between: string;
  /** Fields filled in later by the writer, and by the editor with the last status. */
  byWriter: string[];
  byEditor: string[];
  createdBy: string;
  createdOn: string;
  modifiedBy: string;
  modifiedOn: string;
  comments: string[];
}

interface Event {
  at: string;
  run: () => void;
}

const EDITOR = 2;
const DAY = 86_400_000;

export function writeHistory(project: Project, seed: HistorySeed): void {
  const { driver } = project;
  const collection = project.schema().collections.get(seed.collection);
  if (!collection) throw new Error(`no collection ${seed.collection}`);
  const actors = new Map<number, Actor>();
  const actor = (user: SqlValue | undefined): Actor => {
    const id = Number(user);
    const known = actors.get(id) ?? actorFor(project, id, { ip: '127.0.0.1', userAgent: 'Demo data' });
    if (!known) throw new Error(`no user ${id}`);
    actors.set(id, known);
    return known;
  };
  const events = driver.all(`SELECT * FROM ${quoted(seed.collection)}`).flatMap((row, index) => {
    const stepwise = index % seed.every === 0;
    return [
      ...(stepwise
        ? written(project, collection, seed, row, actor)
        : [atOnce(project, collection, seed, row, actor)]),
      ...commented(project, seed, row, index, actor),
    ];
  });
  events.push(...signIns(project, actor));
  events.sort((a, b) => (a.at < b.at ? -1 : 1));
  driver.transaction(() => {
    let last = lastActivity(project);
    for (const { at, run } of events) {
      run();
      driver.run('UPDATE directus_activity SET action_on = ? WHERE id > ?', [at, last]);
      const now = lastActivity(project);
      backdateRevisions(project, seed, at, last);
      last = now;
    }
  });
}

/** The item appeared as it is. */
function atOnce(
  project: Project,
  collection: CollectionDefinition,
  seed: HistorySeed,
  row: Row,
  actor: (user: SqlValue | undefined) => Actor,
): Event {
  const key = row[collection.primaryKey?.field ?? ''] ?? null;
  const entry = { action: 'create', collection: collection.collection, item: key };
  return {
    at: String(row[seed.createdOn]),
    run: () =>
      recordChange(project, actor(row[seed.createdBy]), entry, { collection, row, delta: row, parent: null }),
  };
}

/** The item began as a draft with gaps; the writer filled them, the editor finished it. */
function written(
  project: Project,
  collection: CollectionDefinition,
  seed: HistorySeed,
  row: Row,
  actor: (user: SqlValue | undefined) => Actor,
): Event[] {
  const name = collection.primaryKey?.field ?? '';
  const id = String(row[name]);
  const writer = row[seed.createdBy];
  const start = String(row[seed.createdOn]);
  const last = String(row[seed.status]);
  const finish = later(start, 9);
  const change = (user: SqlValue | undefined, payload: Row, at: string) => ({
    at,
    run: () => void updateItems(project, actor(user), seed.collection, id, payload, {}),
  });
  const gaps = [...seed.byWriter, ...seed.byEditor].map((field) => `${quoted(field)} = NULL`);
  const begin = {
    at: start,
    run: () => {
      const { driver } = project;
      const values = [seed.first, start, writer, id];
      driver.run(
        `UPDATE ${quoted(seed.collection)} SET ${gaps.join(', ')}, ${quoted(seed.status)} = ?,
          ${quoted(seed.modifiedOn)} = ?, ${quoted(seed.modifiedBy)} = ? WHERE ${quoted(name)} = ?`,
        values,
      );
      atOnce(project, collection, seed, rowByKey(project, collection, id) ?? row, actor).run();
    },
  };
  const events = [begin, change(writer, picked(row, seed.byWriter), later(start, 1))];
  if (last !== seed.first) events.push(change(writer, { [seed.status]: seed.between }, later(start, 4)));
  const finished = { ...picked(row, seed.byEditor), [seed.status]: last };
  events.push(change(last === seed.first ? writer : EDITOR, last === seed.first ? {} : finished, finish));
  return events;
}

function commented(
  project: Project,
  seed: HistorySeed,
  row: Row,
  index: number,
  actor: (user: SqlValue | undefined) => Actor,
): Event[] {
  const comment = seed.comments[Math.floor(index / 9)];
  if (index % 9 !== 1 || comment === undefined) return [];
  const start = String(row[seed.createdOn]);
  const sent = { collection: seed.collection, item: String(row.id), comment };
  return [{ at: later(start, 2), run: () => void addComment(project, actor(index % 2 ? EDITOR : 1), sent) }];
}

/** A few signs of life from everybody. */
function signIns(project: Project, actor: (user: SqlValue | undefined) => Actor): Event[] {
  return Array.from({ length: 24 }, (_, index) => {
    const user = [1, 2, 2, 3, 2, 4][index % 6] ?? 1;
    const entry = { action: 'authenticate', collection: 'directus_users', item: user };
    const at = later('2026-09-01 08:02:11', index * 2);
    return { at, run: () => void logActivity(project, actor(user), entry) };
  });
}

/** Revisions hold the item as it was, so its time of change has to be the told one too. */
function backdateRevisions({ driver }: Project, seed: HistorySeed, at: string, after: number): void {
  const rows = driver.all(
    `SELECT r.id, r.item FROM directus_revisions r JOIN directus_activity a ON a.id = r.activity
      WHERE a.id > ? AND a.action <> 'create' AND r.collection = ?`,
    [after, seed.collection],
  );
  for (const { id, item } of rows) {
    driver.run('UPDATE directus_revisions SET data = json_set(data, ?, ?) WHERE id = ?', [
      `$.${seed.modifiedOn}`,
      at,
      id,
    ]);
    driver.run(`UPDATE ${quoted(seed.collection)} SET ${quoted(seed.modifiedOn)} = ? WHERE id = ?`, [
      at,
      item,
    ]);
  }
}

function lastActivity({ driver }: Project): number {
  return Number(driver.all('SELECT coalesce(max(id), 0) AS id FROM directus_activity')[0]?.id ?? 0);
}

function picked(row: Row, fields: string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}

/** `YYYY-MM-DD HH:MM:SS`, some days later and a little off the hour. */
function later(moment: string, days: number): string {
  const time = new Date(`${moment.replace(' ', 'T')}Z`).getTime() + days * DAY + days * 431_000;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
