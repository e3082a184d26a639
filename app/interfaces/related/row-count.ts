import { fieldOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { templatePaths } from '#app/lib/template.ts';

/** The paths that counting the rows of a list and naming them by a template reads: their key alone without one. */
export function countPaths(template: unknown, rows: Collection | null): string[] {
  const key = rows ? primaryKeyField(rows)?.field : undefined;
  if (!rows || key === undefined) return [];
  const named = templatePaths(plainText(template)).filter((path) => fieldOf(rows, path.split('.')[0] ?? ''));
  return [...new Set([key, ...named])];
}
