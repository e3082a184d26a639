import { own, setOwn } from '#mocks/engine/values/own.ts';
import { hooksOf } from '#mocks/engine/hooks.ts';
import { type ActivityEntry, logActivity } from '#mocks/engine/revisions/activity.ts';
import type { Actor, CollectionDefinition, Project } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { rawText } from '#mocks/engine/values/read.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** The item that a nested write came through. */
export interface Parent {
  collection: string;
  item: string;
  /** Whether the parent's own columns were sent with it. */
  changed: boolean;
}

const INSERT = `INSERT INTO directus_revisions
  (activity, collection, item, data, delta, parent_collection, parent_item, parent_changed)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Logs a change and keeps the item as it is now (`row`) together with what was sent (`delta`). */
export function recordChange(
  project: Project,
  actor: Actor,
  entry: ActivityEntry,
  change: {
    collection: CollectionDefinition;
    row: Row;
    delta: Record<string, unknown>;
    parent: Parent | null;
  },
): void {
  const { collection, row, delta, parent } = change;
  const activity = logActivity(project, actor, entry);
  project.driver.run(INSERT, [
    activity,
    collection.collection,
    String(entry.item),
    stringifyJson(revisionData(project, actor, collection, row)),
    stringifyJson(delta),
    parent?.collection ?? null,
    parent?.item ?? null,
    parent?.changed === true ? 1 : 0,
  ]);
}

function revisionData(project: Project, actor: Actor, collection: CollectionDefinition, row: Row) {
  const { secret, computed } = hooksOf(collection.collection);
  const data: Record<string, unknown> = {};
  for (const [name, field] of collection.fields) {
    if (field.datatype !== null && Object.hasOwn(row, name) && !secret?.includes(name)) {
      setOwn(data, name, rawText(field, own(row, name) ?? null));
    }
  }
  for (const entry of computed ?? [])
    if (collection.fields.has(entry.field)) setOwn(data, entry.field, entry.value({ project, actor }, row));
  return data;
}
