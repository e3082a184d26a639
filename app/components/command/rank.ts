import { fold } from '#app/lib/fold.ts';

/** What the menu's search looks at. */
export interface Rankable {
  id: string;
  /** What it is called. */
  label: string;
  /** Other words that it is found by, such as a collection's key. */
  words?: readonly string[];
}

const startsWord = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/**
 * How well one typed word fits a text, both folded: 100 the same, 90 its beginning, 75 the beginning of a word in it,
 * 60 anywhere, 45 the first letters of its words, up to 30 its letters in their order; 0 not at all.
 */
export function score(typed: string, text: string): number {
  if (typed === text) return 100;
  if (text.startsWith(typed)) return 90;
  for (let at = text.indexOf(typed); at !== -1; at = text.indexOf(typed, at + 1)) {
    if (startsWord(text, at)) return 75;
  }
  if (text.includes(typed)) return 60;
  if (typed.length > 1 && initials(text).startsWith(typed)) return 45;
  return scattered(typed, text);
}

function initials(text: string): string {
  return [...text].filter((sign, at) => /[\p{L}\p{N}]/u.test(sign) && startsWord(text, at)).join('');
}

/** Letters in their order with others between them: the wider they lie apart, the less it is meant. */
function scattered(typed: string, text: string): number {
  // Two letters are found in nearly everything.
  if (typed.length < 3) return 0;
  const first = text.indexOf(typed[0] ?? '');
  let at = first;
  for (const sign of typed.slice(1)) {
    if (at === -1) return 0;
    at = text.indexOf(sign, at + 1);
  }
  if (at === -1) return 0;
  const gaps = at - first + 1 - typed.length;
  return gaps > typed.length * 2 ? 0 : Math.max(5, 30 - gaps * 3);
}

/** The fit of all that was typed: each word has to fit somewhere; the name counts more than other words. */
export function fit(text: string, entry: Rankable): number {
  const typed = fold(text).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return 0;
  const label = fold(entry.label);
  const others = (entry.words ?? []).map(fold);
  const whole = fold(text).trim();
  const direct = Math.max(score(whole, label), ...others.map((word) => score(whole, word) * 0.9), 0);
  const parts = typed.map((word) =>
    Math.max(score(word, label), ...others.map((other) => score(word, other) * 0.9)),
  );
  const together = parts.includes(0) ? 0 : (parts.reduce((sum, part) => sum + part, 0) / parts.length) * 0.95;
  return Math.max(direct, together);
}

/**
 * The entries that fit what was typed, best first; among equals what was used lately comes first, then the order given.
 * Without a text, all: the recent ones (newest first in `recent`), then the others as given.
 */
export function rank<T extends Rankable>(
  text: string,
  entries: readonly T[],
  recent: readonly string[],
): T[] {
  const place = (entry: T) => {
    const index = recent.indexOf(entry.id);
    return index === -1 ? recent.length : index;
  };
  const isEmpty = text.trim() === '';
  return entries
    .map((entry, order) => ({ entry, order, points: isEmpty ? 1 : fit(text, entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || place(a.entry) - place(b.entry) || a.order - b.order)
    .map(({ entry }) => entry);
}
