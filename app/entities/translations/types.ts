import type { Field } from '#app/entities/fields/types.ts';

/** Where the texts are that are translated. */
export interface SourceRule {
  /** The language they are in, which isn't translated into; null where nothing says which it is. */
  code: string | null;
  /** The set-up says so: a translation into it goes before the item's own text. */
  isNamed: boolean;
  /** Fields of the translations that the item itself has one of the same name for. */
  own: ReadonlySet<string>;
}

/** missing: nothing is translated. incomplete: something isn't. */
export type TranslationState = 'missing' | 'incomplete' | 'done';

export interface LanguageProgress {
  state: TranslationState;
  /** Fields that are translated, and that there is something to translate in. */
  done: number;
  total: number;
  /** Names of those that are not translated. */
  missing: string[];
}

export interface LanguageStates {
  /** The fields of the translations that hold words. */
  fields: readonly Field[];
  rule: SourceRule;
  /** By the code of each language but the source's. */
  progress: ReadonlyMap<string, LanguageProgress>;
}

/** What was sent of a row at some time. */
export interface TimedRevision {
  id: number;
  /** An instant, ms; null where it may not be read. */
  at: number | null;
  delta: Readonly<Record<string, unknown>>;
}

/** What was sent of a row, newest first. `isWhole`: nothing older was left out. */
export interface RowHistory {
  revisions: readonly TimedRevision[];
  isWhole: boolean;
}

/** How a translated text stands to its source: unknown where the history doesn't reach back so far, or may not be read. */
export type Freshness =
  | { kind: 'current' | 'unknown' }
  | { kind: 'outdated'; before: string; after: unknown };
