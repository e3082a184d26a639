import { isSystem, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';

/** A table of the database that the app leaves alone. */
export interface UnmanagedTable {
  name: string;
  /** false: its items can't be told apart, so that none of them can be opened or changed. */
  hasKey: boolean;
}

/** The project's own tables that are not managed, by name. */
export function unmanagedTables(collections: Readonly<Record<string, Collection>>): UnmanagedTable[] {
  return Object.values(collections)
    .filter(({ collection, managed }) => !managed && !isSystem(collection))
    .map((table) => ({ name: table.collection, hasKey: primaryKeyField(table) !== undefined }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
