/** What an item's history says. Pure. */
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { CommentLevel } from '#app/entities/permissions/types.ts';
import { parseJson, sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Activity, HistoryPage, Revision } from './types.ts';

/** A value of a field before and after, as the API's items have it. */
export interface FieldChange {
  name: string;
  before: unknown;
  after: unknown;
}

export interface HistoryEntry {
  activity: Activity;
  /** What was changed; null where that isn't known, or where it is no change of values. */
  changes: FieldChange[] | null;
  /** The state that it led to; null for none, or where it may not be read. */
  revision: Revision | null;
}

export interface History {
  entries: HistoryEntry[];
  /** The oldest entry doesn't tell where the item came from: something else has written to the table. */
  isExternal: boolean;
}

const writes = new Set(['create', 'update', 'upload', 'revert', 'soft-delete']);

/** @param isWhole no older entries are left to be read */
export function historyOf(pages: readonly HistoryPage[], collection: Collection, isWhole: boolean): History {
  // A page that moved because of a newer entry repeats the end of the one before.
  const activity = byId(pages.flatMap((page) => page.activity));
  const revisions = byId(pages.flatMap((page) => page.revisions));
  const placeOf = new Map(revisions.map(({ activity: id }, place) => [id, place]));
  const entries = activity
    .filter(({ comment_deleted_on: deletedOn }) => !deletedOn)
    .map((entry): HistoryEntry => {
      const place = placeOf.get(entry.id) ?? Number.NaN;
      const revision = revisions[place] ?? null;
      const changes = changesOf(entry, revision, revisions[place + 1], collection);
      return { activity: entry, revision, changes };
    });
  const oldest = activity.at(-1);
  const isTold = oldest?.action === 'create' || oldest?.action === 'upload';
  return { entries, isExternal: isWhole && !isTold };
}

function byId<T extends { id: number }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => b.id - a.id);
}

function changesOf(
  { action }: Activity,
  revision: Revision | null,
  older: Revision | undefined,
  collection: Collection,
): FieldChange[] | null {
  if (!revision?.data || !writes.has(action)) return null;
  if (!older?.data && action !== 'create' && action !== 'upload') return null;
  const before = older?.data ?? {};
  const after = revision.data;
  // What was sent, as far as it made a difference; without a state before, all there was to begin with.
  const names = older
    ? Object.keys(revision.delta ?? {}).filter(
        (name) =>
          !Object.hasOwn(after, name) ||
          !sameJson(ownValue(before, name) ?? null, ownValue(after, name) ?? null),
      )
    : Object.keys(after).filter((name) => isFilled(ownValue(after, name)));
  return names.flatMap((name): FieldChange[] => {
    const field = fieldOf(collection, name);
    if (!field || field.primary_key) return [];
    // Of lists of other rows a state holds nothing; what was sent says what was done to them.
    const value = Object.hasOwn(after, name) ? ownValue(after, name) : ownValue(revision.delta, name);
    return [{ name, before: fromStored(field, ownValue(before, name)), after: fromStored(field, value) }];
  });
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** A value as a revision keeps it (the database's text), as items have it. What can't be told stays as it is. */
export function fromStored(field: Field, value: unknown): unknown {
  if (value === undefined) return null;
  if (field.type === 'boolean') return value === null ? null : isOn(value);
  if (typeof value !== 'string') return value;
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'sort':
    case 'user_created':
    case 'user_updated':
    case 'user':
    case 'file':
    case 'm2o':
      return /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value;
    case 'json':
      return tryJson(value);
    case 'array':
      return value === '' ? [] : value.split(',');
    default:
      return value;
  }
}

function tryJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** The item as it was: the values of a revision that fields exist for. */
export function itemOf(revision: Revision, collection: Collection): Item {
  return Object.fromEntries(
    Object.entries(revision.data ?? {}).flatMap(([name, value]) => {
      const field = fieldOf(collection, name);
      return field ? [[name, fromStored(field, value)]] : [];
    }),
  );
}

const levels: readonly CommentLevel[] = ['none', 'read', 'create', 'update', 'full'];

/** Whether a level of comments reaches another: each holds the ones before it. */
export function reaches(level: CommentLevel, wanted: CommentLevel): boolean {
  return levels.indexOf(level) >= levels.indexOf(wanted);
}

/** Whether a comment may be changed and deleted: others' with `full` only. */
export function canChangeComment(activity: Activity, level: CommentLevel, user: number): boolean {
  if (activity.action !== 'comment') return false;
  return level === 'full' || (reaches(level, 'update') && activity.action_by?.id === user);
}
