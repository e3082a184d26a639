import type { Field } from '#app/entities/fields/types.ts';

/** Interfaces whose fields are more than a column: a copy of the column alone would not work. */
const bound = new Set(['primary-key', 'many-to-many', 'one-to-many', 'many-to-one', 'sort']);

export type CopyProblem = 'key' | 'sort' | 'relation';

/** Why a field can't be duplicated, null when it can. */
export function copyProblem(field: Pick<Field, 'interface' | 'primary_key'>): CopyProblem | null {
  if (field.primary_key || field.interface === 'primary-key') return 'key';
  if (field.interface === null || !bound.has(field.interface)) return null;
  return field.interface === 'sort' ? 'sort' : 'relation';
}
