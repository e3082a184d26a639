/** What people did, made of the log's entries. Pure. */
import type { Relation } from '#app/entities/relations/types.ts';
import { parseInstant } from '#app/lib/dates.ts';
import type { Activity, Actor } from './types.ts';

/** An entry of the log, whatever it is about. */
export interface LogEntry extends Pick<Activity, 'id' | 'action' | 'action_on'> {
  /** The bare id where the person may not be read; null for a guest. */
  action_by: Actor | number | null;
  collection: string;
  item: string;
  /** Names of the fields that were sent; null where that may not be read. */
  fields: readonly string[] | null;
}

/** One thing that a person did, in one entry or in many. */
export interface Act extends Pick<LogEntry, 'action' | 'action_on' | 'action_by' | 'collection'> {
  /** Of the newest entry. */
  id: number;
  /** Keys, newest first, each once. */
  items: readonly string[];
  /** Of all entries; null where nothing is known. */
  fields: readonly string[] | null;
  /** Items of other collections that were written by the same save. */
  related: number;
}

interface Draft extends Act {
  items: string[];
  fields: string[] | null;
  times: number[];
}

/** What one save writes is at most that far apart, ms. */
const saveSpan = 1000;
/** Each of these is one act, however many there are in a minute. */
const single = new Set(['comment', 'revert', 'authenticate', 'invalid-credentials']);

export const actorId = (by: LogEntry['action_by']): number | null =>
  typeof by === 'object' ? (by?.id ?? null) : by;

/**
 * Acts, newest first. What a person did within a minute is put together: the same thing done to items of a collection, and what
 * a save wrote beside its item. Entries come newest first; each is counted once.
 */
export function actsOf(entries: readonly LogEntry[], relations: readonly Relation[]): Act[] {
  const byMinute = new Map<string, Map<string, Draft>>();
  for (const entry of new Map(entries.map((each) => [each.id, each])).values()) {
    const minute = `${actorId(entry.action_by)} ${entry.action_on.slice(0, 16)}`;
    const acts = byMinute.get(minute) ?? new Map<string, Draft>();
    byMinute.set(minute, acts);
    const action = entry.action === 'soft-delete' ? 'delete' : entry.action;
    const kind = single.has(action) ? String(entry.id) : `${action} ${entry.collection}`;
    const act = acts.get(kind);
    if (act) addTo(act, entry);
    else acts.set(kind, begin(entry, action));
  }
  return [...byMinute.values()]
    .flatMap((acts) => withRelated([...acts.values()], relations))
    .map(({ times: _, ...act }) => act)
    .sort((a, b) => b.id - a.id);
}

const timeOf = ({ action_on: at }: LogEntry) => parseInstant(at) ?? 0;

function begin(entry: LogEntry, action: string): Draft {
  const { id, action_on, action_by, collection, item, fields } = entry;
  const own = fields && [...fields];
  return {
    id,
    action,
    action_on,
    action_by,
    collection,
    items: [item],
    fields: own,
    related: 0,
    times: [timeOf(entry)],
  };
}

function addTo(act: Draft, entry: LogEntry): void {
  if (!act.items.includes(entry.item)) act.items.push(entry.item);
  if (entry.fields) act.fields = [...new Set([...(act.fields ?? []), ...entry.fields])];
  act.times.push(timeOf(entry));
}

/** The acts of a minute, without those that belong to another one. */
function withRelated(acts: Draft[], relations: readonly Relation[]): Draft[] {
  const isBeside = (part: Draft, whole: Draft) =>
    part.times.every((time) => whole.times.some((other) => Math.abs(time - other) <= saveSpan));
  const left = new Set(acts);
  for (const part of acts) {
    if (single.has(part.action)) continue;
    const whole = acts.find(
      (act) =>
        act !== part &&
        left.has(act) &&
        !single.has(act.action) &&
        isPartOf(part.collection, act.collection, relations) &&
        isBeside(part, act),
    );
    if (!whole) continue;
    left.delete(part);
    whole.related += part.items.length + part.related;
  }
  return [...left];
}

/** Whether items of a collection are edited in the form of another one's. */
function isPartOf(part: string, whole: string, relations: readonly Relation[]): boolean {
  if (part === whole) return false;
  const leads = (many: string, one: string) =>
    relations.find((relation) => relation.collection_many === many && relation.collection_one === one);
  const toWhole = leads(part, whole);
  if (toWhole) return toWhole.field_one !== null;
  const toPart = leads(whole, part);
  if (toPart) return toPart.field_one === null;
  // Through the rows of a junction.
  return relations.some(
    ({ collection_many: many, collection_one: one, field_one, junction_field }) =>
      one === whole && field_one !== null && junction_field !== null && leads(many, part) !== undefined,
  );
}
