import type { Query } from '#mocks/engine/types.ts';

/** The names of the parameter `fields`, given as text with commas or as a list. None when it is missing. */
export function requestedNames({ fields }: Query): string[] {
  const parts = Array.isArray(fields) ? fields : [fields];
  const names = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : []));
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
