import { createContext, useContext, useMemo } from 'react';
import { readListing } from '#app/entities/roles/rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** The role as it is saved, by field: what is wrong in it already is no reason not to save anything else. */
export const SavedRoleContext = createContext<Readonly<Record<string, unknown>>>({});

export function useStoredEntries(field: string): readonly unknown[] {
  const value = ownValue(useContext(SavedRoleContext), field);
  return useMemo(() => readListing(value) ?? [], [value]);
}
