/**
 * Edits of a list that are not saved yet, by row and field, whatever rows are in sight. Held outside of the layouts, so
 * that another view, search or order of the same collection finds them again.
 */
import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Item } from '#app/entities/items/types.ts';
import { type Between, emptyStack, type UndoStack } from '#app/lib/undo-stack.ts';

export interface StagedCell {
  /** As the API takes it; what was there before when the text can't be a value. */
  value: unknown;
  /** The value that was replaced, links to one row as their key. */
  base: unknown;
  /** The text as it was typed or pasted, when it can't be a value; null else. */
  typed: string | null;
  /** Why it can't be saved, in words; null when it can. */
  problem: string | null;
  /** Set when somebody else has changed it meanwhile: what it is now. */
  theirs: { value: unknown } | null;
}

export interface StagedRow {
  /** The item as it was read. */
  item: Item;
  cells: ReadonlyMap<string, StagedCell>;
  /** Why the server refused the row when it was saved last, in words. */
  refused: string | null;
}

/** By the item's key as text. */
export type StagedRows = ReadonlyMap<string, StagedRow>;

export interface Staged {
  rows: StagedRows;
  steps: UndoStack<Between<StagedRows>>;
}

export const nothingStaged: Staged = { rows: new Map(), steps: emptyStack };

export type StagedStore = StoreApi<Staged>;

export function createStagedStore(): StagedStore {
  return createStore(() => nothingStaged);
}

/** Changed cells of all rows. */
export function countStaged(rows: StagedRows): number {
  return [...rows.values()].reduce((sum, row) => sum + row.cells.size, 0);
}

/** The store of the screen; a list that stands alone has its own. */
export const StagedContext = createContext<StagedStore | null>(null);

export function useStagedStore(): StagedStore {
  const [own] = useState(createStagedStore);
  return useContext(StagedContext) ?? own;
}

export function useStaged(store: StagedStore): Staged {
  return useStore(store);
}
