/** Permission records as the grid sees them: made regular, found by collection and status, those without effect apart. */
import { statusesOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Action, CommentLevel, Level, Permission } from './types.ts';

export const levels: readonly Level[] = ['none', 'mine', 'role', 'full'];
export const commentLevels: readonly CommentLevel[] = ['none', 'read', 'create', 'update', 'full'];
export const levelKeys = ['create', 'read', 'update', 'delete', 'comment'] as const;
export const listKeys = ['read_field_blacklist', 'write_field_blacklist', 'status_blacklist'] as const;
/** The status of the record that holds for an item that is only being made. */
export const onCreate = '$create';

export type LevelKey = (typeof levelKeys)[number];
export type ListKey = (typeof listKeys)[number];

/** What a record says, with nothing left open. */
export interface PermissionValues extends Record<Action, Level>, Record<ListKey, readonly string[]> {
  comment: CommentLevel;
  explain: string;
}

export type ValueKey = keyof PermissionValues;

/** What a record holds for: a collection, one of its statuses, or `$create`. */
export interface GridCell {
  collection: string;
  status: string | null;
}

/** What the server makes of a record that says nothing. */
export const emptyValues: PermissionValues = {
  create: 'none',
  read: 'none',
  update: 'none',
  delete: 'none',
  comment: 'none',
  explain: 'none',
  read_field_blacklist: [],
  write_field_blacklist: [],
  status_blacklist: [],
};

export const valueKeys = Object.keys(emptyValues) as ValueKey[];

/** A list as the API has it: a list, a JSON or comma text, an empty text or null. Each name once, none empty. */
export function toNames(value: unknown): string[] {
  if (typeof value === 'string' && value.trim().startsWith('[')) {
    try {
      return toNames(JSON.parse(value));
    } catch {
      return [];
    }
  }
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return [...new Set(list.map((entry) => String(entry ?? '').trim()).filter((entry) => entry !== ''))];
}

/** A record's values. The server keeps levels of any name and grants nothing by those that it doesn't know. */
export function toValues(permission: Partial<Permission>): PermissionValues {
  const level = (value: unknown): Level => levels.find((known) => known === value) ?? 'none';
  return {
    create: level(permission.create),
    read: level(permission.read),
    update: level(permission.update),
    delete: level(permission.delete),
    comment: commentLevels.find((known) => known === permission.comment) ?? 'none',
    explain: permission.explain || 'none',
    read_field_blacklist: toNames(permission.read_field_blacklist),
    write_field_blacklist: toNames(permission.write_field_blacklist),
    status_blacklist: toNames(permission.status_blacklist),
  };
}

/** Lists are the same in any order. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((entry) => b.includes(entry));
}

export function cellKey({ collection, status }: GridCell): string {
  return `${collection}\n${status ?? ''}`;
}

export interface SavedRow {
  id: number;
  values: PermissionValues;
}

/** Records by place. Where there are several for one place the first counts, for it does to the server. */
export type SavedRows = ReadonlyMap<string, SavedRow>;

/** Those with an id, in the order in which they were made. */
export function byId(permissions: readonly Permission[]): (Permission & { id: number })[] {
  return permissions
    .filter((entry): entry is Permission & { id: number } => entry.id !== null)
    .toSorted((a, b) => a.id - b.id);
}

export function placeOf({ collection, status }: Permission): GridCell {
  return { collection, status: status === '' ? null : status };
}

export function toSavedRows(permissions: readonly Permission[]): SavedRows {
  const rows = new Map<string, SavedRow>();
  for (const entry of byId(permissions)) {
    const key = cellKey(placeOf(entry));
    if (!rows.has(key)) rows.set(key, { id: entry.id, values: toValues(entry) });
  }
  return rows;
}

/** The statuses that have a record each; empty for a collection without a workflow. */
export function workflowOf(collection: Collection): string[] {
  return statusField(collection) ? statusesOf(collection).map(({ value }) => value) : [];
}
