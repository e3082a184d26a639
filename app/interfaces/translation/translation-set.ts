import type { FormValues } from '#app/components/form/form-values.ts';
import type { ItemTexts } from '#app/entities/translations/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { stagedOf } from './staged-texts.ts';
import type { LanguageStates } from '#app/entities/translations/types.ts';
import type { TranslationsProps } from './use-translated-rows.ts';

/** All that is known of an item's translations. A place is the code of a language, or `sourcePlace`. */
export interface TranslationSet {
  props: TranslationsProps;
  itemKey: string | null;
  codes: readonly string[];
  /** Saved rows by the code of their language. */
  rows: ReadonlyMap<string, Item>;
  changes: readonly Item[];
  states: LanguageStates;
  texts: ItemTexts;
  /** The form that the item's own fields are of. */
  form: { values: FormValues | null; itemKey: string | null };
  /** A save was tried: what it found wrong is shown at the fields. */
  isChecked: boolean;
  /** The key of a language as the API has it. */
  keyOf: (code: string) => unknown;
  nameOf: (place: string) => string;
  put: (changes: Item[]) => void;
}

/** The row of a language, as setting and removing texts takes it, with what is staged of it. */
export function targetIn({ rows, changes, keyOf, props }: TranslationSet, code: string) {
  const row = rows.get(code) ?? null;
  const { shape } = props;
  const staged = stagedOf(changes, code, row, shape);
  return { target: { code: keyOf(code), row, shape }, staged, isRemoved: staged?.['$delete'] === true };
}
