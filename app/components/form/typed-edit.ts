/** Where one step of typing ends and the next begins. Pure. */

export type TypedKind = 'insert' | 'delete' | 'other';

/** A word that is thought over for longer goes on as a step of its own. */
const longPause = 30_000;
/** A step of fast typing ends at a word's end after this time. */
const longStep = 5000;
/** Edits that follow one another this fast are one step. */
const pause = 1000;

/** Of the step that is being typed, and of an edit, what tells whether they belong together. */
interface TypedStep {
  changes: readonly { name: string }[];
  since: number;
  at: number;
  source: unknown;
  kind: TypedKind;
  end: number;
}

interface TypedEdit {
  name: string;
  at: number;
  source: unknown;
}

/** What an edit has done to a text. */
interface Typed {
  kind: TypedKind;
  /** Where a word begins with it, or ends. */
  isBreak: boolean;
  start: number;
  end: number;
  isByKey: boolean;
}

/** Whether an edit belongs to the step that is being typed. */
export function joins(last: TypedStep, edit: TypedEdit, typed: Typed): boolean {
  if (last.source === null || last.source !== edit.source || !typed.isByKey) return false;
  if (last.changes[0]?.name !== edit.name || last.kind !== typed.kind) return false;
  const waited = edit.at - last.at;
  if (waited <= pause) return edit.at - last.since <= longStep || !typed.isBreak;
  return typed.kind === 'insert' && !typed.isBreak && typed.start === last.end && waited <= longPause;
}

/** What was done to a text: one key changes it by a character or two. Other values tell nothing. */
export function typedOf(before: unknown, after: unknown): Typed {
  const from = before ?? '';
  if (typeof from !== 'string' || typeof after !== 'string') {
    return { kind: 'other', isBreak: false, start: 0, end: 0, isByKey: true };
  }
  const grown = after.length - from.length;
  const start = commonStart(from, after, Math.min(from.length, after.length));
  const end = grown > 0 ? start + grown : start;
  const isSpaced = (at: number) => at < 0 || /\s/.test(after.charAt(at));
  return {
    kind: grown < 0 ? 'delete' : 'insert',
    isBreak: grown > 0 && (/\s/.test(after.slice(start, end)) || isSpaced(start - 1)),
    start,
    end,
    isByKey: Math.abs(grown) <= 2,
  };
}

function commonStart(a: string, b: string, max: number): number {
  if (a.startsWith(b) || b.startsWith(a)) return max;
  let at = 0;
  while (at < max && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}
