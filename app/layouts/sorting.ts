import type { ViewQuery } from '#app/entities/collection-presets/types.ts';

export interface Sorting {
  field: string;
  descending: boolean;
}

/** The first field of a saved order; null leaves the order to the server. */
export function sortingOf({ sort }: ViewQuery): Sorting | null {
  const first = (sort ?? '')
    .split(',')
    .find((entry) => entry.trim() !== '')
    ?.trim();
  return first === undefined ? null : { field: first.replace(/^-/, ''), descending: first.startsWith('-') };
}
