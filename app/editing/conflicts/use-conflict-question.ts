import { type RefObject, useState } from 'react';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import { isSameValue } from '#app/components/form/value-rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Overlap, Side } from './merge-rules.ts';
import type { RowOverlap } from './row-rules.ts';
import type { RowWatch } from './row-watch.ts';
import type { News, OpenNews } from './use-news.ts';

/** What a dialog asks: with `isSave` each overlap needs an answer for the save to go on. */
export interface ConflictQuestion extends News {
  overlaps: readonly Overlap[];
  /** Of rows that are changed through the item. */
  rows: readonly RowOverlap[];
  isSave: boolean;
  /** By `choiceId`; null: nothing is decided, and a save is called off. */
  answer: (choices: ReadonlyMap<string, Side> | null) => void;
}

/** Tells the choices of a question apart. */
export function choiceId(overlap: Overlap | RowOverlap): string {
  return 'key' in overlap
    ? JSON.stringify([overlap.collection, overlap.key, overlap.name])
    : (overlap.name ?? '');
}

interface QuestionConfig {
  fields: readonly Field[];
  handle: FormHandle;
  news: OpenNews;
  rowWatch: RefObject<Promise<RowWatch> | undefined>;
}

/** Asks about overlaps, and does what was chosen. `ask` resolves with false when nothing was decided. */
export function useConflictQuestion({ fields, handle, news, rowWatch }: QuestionConfig) {
  const { read, keepOrigins, forgetNews } = news;
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);

  const decide = async (
    overlaps: readonly Overlap[],
    rows: readonly RowOverlap[],
    choices: ReadonlyMap<string, Side>,
  ): Promise<void> => {
    const rest = new Map(Object.entries(read().origins));
    const { base } = handle.read();
    for (const overlap of overlaps) {
      const { name: field, theirs } = overlap;
      const side = choices.get(choiceId(overlap));
      if (!side) continue;
      const known = fields.find((entry) => entry.field === field);
      // What was saved while the dialog was open has not been decided about.
      if (side === 'theirs' || (known && isSameValue(known, theirs, ownValue(base, field))))
        rest.delete(field);
      else rest.set(field, theirs);
      if (side === 'theirs') handle.undo(field);
    }
    keepOrigins(Object.fromEntries(rest));
    forgetNews();
    const ofRows = await rowWatch.current;
    for (const row of rows) {
      const side = choices.get(choiceId(row));
      if (side) ofRows?.decide(row, side);
    }
  };
  const ask = (overlaps: readonly Overlap[], rows: readonly RowOverlap[], isSave: boolean) =>
    new Promise<boolean>((resolve) => {
      const answer: ConflictQuestion['answer'] = (choices) => {
        setQuestion(null);
        const decided = choices ? decide(overlaps, rows, choices) : Promise.resolve();
        void decided.then(() => resolve(choices !== null));
      };
      const { news: changes, recent } = read();
      setQuestion({ changes, recent, overlaps, rows, isSave, answer });
    });

  return { question, ask };
}
