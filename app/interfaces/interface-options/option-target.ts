import { createContext } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';

/** Whose fields the options of a field may name. */
export interface OptionTarget {
  /** The collection of the field that is set up. */
  own: Collection;
  /** Name of that field. */
  field: string;
  /** Whose items the field leads to; null for none, or for a collection that is not there yet. */
  related: Collection | null;
  /** Of links by a junction: its field that holds the key of the far item. */
  far: string | null;
}

/** Given where a field is set up; null anywhere else, where names are typed. */
export const OptionTargetContext = createContext<OptionTarget | null>(null);
