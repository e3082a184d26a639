import { sqlFailure } from '#mocks/engine/errors.ts';
import type { CollectionDefinition, Project } from '#mocks/engine/types.ts';
import { kindOf } from '#mocks/engine/values/kinds.ts';
import type { SqlValue } from '#mocks/storage/driver.ts';

/** Columns of the system that take every character, as recorded. */
const WIDE_COLUMNS = new Set(['directus_collection_presets.title', 'directus_activity.comment']);

/** A character of four bytes in UTF-8. */
const WIDE = /[\u{10000}-\u{10FFFF}]/u;

/** Throws for a text that the recorded server's own tables, of three bytes a character, don't take. */
export function refuseWideText(project: Project, values: Iterable<SqlValue>): void {
  if (!project.asRecorded) return;
  for (const value of values) if (typeof value === 'string' && WIDE.test(value)) throw sqlFailure();
}

/** As `refuseWideText`, for the values of an item. JSON is held escaped there, and of a password only the hash. */
export function refuseWideValues(
  project: Project,
  { collection, fields, system }: CollectionDefinition,
  values: ReadonlyMap<string, SqlValue>,
): void {
  // Settings are told apart by what was sent, see their hooks.
  if (!system || collection === 'directus_settings') return;
  const narrow = [...values].filter(([name]) => {
    const field = fields.get(name);
    const kind = field ? kindOf(field) : 'alias';
    return (kind === 'text' || kind === 'array') && !WIDE_COLUMNS.has(`${collection}.${name}`);
  });
  refuseWideText(
    project,
    narrow.map(([, value]) => value),
  );
}
