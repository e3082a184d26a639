import { sql } from 'kysely';
import { type Condition, isIn, unindexed } from '#mocks/engine/query/sql.ts';
import type { CollectionDefinition } from '#mocks/engine/types.ts';

/** What the status field's options say about one status. */
export interface Status {
  value: string;
  softDelete: boolean;
  /** Required fields and validations count. */
  required: boolean;
}

/** The statuses of a collection in the order of its mapping; none without a status field. */
export function statusesOf(collection: CollectionDefinition): Status[] {
  const mapping = collection.statusField?.options?.status_mapping;
  if (typeof mapping !== 'object' || mapping === null) return [];
  return Object.entries(mapping).map(([value, options]: [string, Record<string, unknown> | null]) => ({
    value,
    softDelete: isOn(options?.soft_delete),
    required: options?.required_fields !== false,
  }));
}

export function statusOf(collection: CollectionDefinition, value: unknown): Status | null {
  return statusesOf(collection).find((status) => status.value === value) ?? null;
}

/** Items of a list: those of the statuses asked for, where `*` means all; see `keyStatus` for none asked for. */
export function listStatus(
  collection: CollectionDefinition,
  alias: string,
  asked: string[] | null,
): Condition {
  if (asked === null) return keyStatus(collection, alias);
  if (!collection.statusField || asked.includes('*')) return true;
  return isIn(unindexed(alias, collection.statusField), asked);
}

/** Items with a known status that is not soft-deleted, or none at all. A status that was renamed hides its items. */
export function keyStatus(collection: CollectionDefinition, alias: string): Condition {
  const statuses = statusesOf(collection);
  if (!collection.statusField || statuses.length === 0) return true;
  const kept = statuses.filter((status) => !status.softDelete).map((status) => status.value);
  const value = unindexed(alias, collection.statusField);
  return kept.length === 0
    ? sql`${value} is null`
    : sql`(${value} is null or ${value} in (${sql.join(kept)}))`;
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1';
