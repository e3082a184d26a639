/** The edits of a form as steps that can be undone and redone. Pure; values are held as they are, never copied. */
import { isToMany, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { emptyStack, maxSteps, moveStep, type UndoStack } from '#app/lib/undo-stack.ts';
import { joins, type TypedKind, typedOf } from './typed-edit.ts';
import type { Values } from './value-rules.ts';

export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

export interface Step {
  /** What was edited, first, and what followed it by itself (a slug its title). */
  changes: readonly Change[];
  /** When it began and when it was last added to, in ms. */
  since: number;
  at: number;
  /** The control in which it is being typed; null when nothing may be added to it. */
  source: unknown;
  kind: TypedKind;
  /** Where in the text the typing stands. */
  end: number;
}

export type EditHistory = UndoStack<Step>;

export interface Edit extends Change {
  at: number;
  source: unknown;
  /** It is being typed in an editor that has a history of its own, so that it may be its undoing. */
  hasHistory?: boolean;
}

export const emptyHistory: EditHistory = emptyStack;

/** Characters of all texts that are held: many steps of a very long text are fewer steps. */
const maxText = 20_000_000;

/** The steps after an edit: a new one, or the last one grown. Whatever was undone can't be redone any more. */
export function withEdit(steps: EditHistory, edit: Edit): EditHistory {
  const { name, before, after, at } = edit;
  const kept = edit.hasHistory ? takenBackTo(steps.done, edit) : -1;
  if (kept !== -1) return { done: steps.done.slice(0, kept), undone: [] };
  const last = steps.done.at(-1);
  const typed = typedOf(before, after);
  if (last && joins(last, edit, typed)) {
    const changes = withChange(last.changes, { name, before, after });
    return { done: [...steps.done.slice(0, -1), { ...last, changes, at, end: typed.end }], undone: [] };
  }
  // A paste, and all that is chosen and not typed, stands alone.
  const source = typed.isByKey ? edit.source : null;
  const step = {
    changes: [{ name, before, after }],
    since: at,
    at,
    source,
    kind: typed.kind,
    end: typed.end,
  };
  return trimmed({ done: [...steps.done, step], undone: [] });
}

/**
 * Where among the last steps, all of this one field, the value stood as it is put back now: those after it have been taken
 * back by the editor and are nothing to undo. -1 when it did not stand so.
 */
function takenBackTo(done: readonly Step[], { name, after }: Edit): number {
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const [only, ...others] = done[at]?.changes ?? [];
    if (others.length > 0 || only?.name !== name) return -1;
    if (Object.is(only.before, after)) return at;
  }
  return -1;
}

/** The same for what an edit brings along in another field, or tidies in its own: part of the same step. */
export function withFollowing(steps: EditHistory, edit: Edit): EditHistory {
  const last = steps.done.at(-1);
  if (!last) return withEdit(steps, edit);
  return {
    done: [...steps.done.slice(0, -1), { ...last, changes: withChange(last.changes, edit) }],
    undone: [],
  };
}

/** Several values changed at once, as one step. */
export function withChanges(steps: EditHistory, changes: readonly Change[], at: number): EditHistory {
  if (changes.length === 0) return steps;
  const step: Step = { changes, since: at, at, source: null, kind: 'other', end: 0 };
  return trimmed({ done: [...steps.done, step], undone: [] });
}

/** The values to set for one step back (undo) or forth (redo), in its order, and the steps then. Null when there is none. */
export function stepValues(
  steps: EditHistory,
  way: 'undo' | 'redo',
): { steps: EditHistory; values: Values; names: string[] } | null {
  const moved = moveStep(steps, way);
  if (!moved) return null;
  const { step, stack } = moved;
  // What is put back is not being typed: nothing may be added to it.
  const close = (list: readonly Step[]) => [...list.slice(0, -1), { ...step, source: null }];
  const values = step.changes.map(({ name, before, after }) => [name, way === 'undo' ? before : after]);
  return {
    steps: way === 'undo' ? { ...stack, undone: close(stack.undone) } : { ...stack, done: close(stack.done) },
    values: Object.fromEntries(values) as Values,
    names: step.changes.map(({ name }) => name),
  };
}

/**
 * The steps once the saved state has moved: `from` are the values before, `to` the values after it, `sent` what was saved.
 * A value that was saved can be brought back, as a new edit. What was staged in rows is done and would be done twice, and
 * a value that came from elsewhere was not the user's: their steps are gone.
 */
export function withSaved(
  steps: EditHistory,
  fields: readonly Field[],
  from: Values,
  to: Values,
  sent: Values = {},
): EditHistory {
  if (steps === emptyHistory) return steps;
  const moved = fields.filter(({ field }) => !Object.is(ownValue(from, field), ownValue(to, field)));
  const renamed = new Map<string, [unknown, unknown]>();
  const gone = new Set<string>();
  for (const field of moved) {
    const name = field.field;
    const isSaved = Object.hasOwn(sent, name) && !isStaged(field, ownValue(from, name));
    if (isSaved) renamed.set(name, [ownValue(from, name), ownValue(to, name)]);
    else gone.add(name);
  }
  const follow = (change: Change): Change => {
    const pair = renamed.get(change.name);
    if (!pair) return change;
    const now = (value: unknown) => (Object.is(value, pair[0]) ? pair[1] : value);
    return { ...change, before: now(change.before), after: now(change.after) };
  };
  const mend = (list: readonly Step[]) =>
    list.flatMap((step) => {
      const changes = step.changes.filter(({ name }) => !gone.has(name)).map(follow);
      return changes.length === 0 ? [] : [{ ...step, changes, source: null }];
    });
  return { done: mend(steps.done), undone: mend(steps.undone) };
}

/** Holds rows of another collection that are to be created or changed along with the item. */
function isStaged(field: Field, value: unknown): boolean {
  return isToMany(field) || (isToOne(field) && typeof value === 'object' && value !== null);
}

function withChange(changes: readonly Change[], { name, before, after }: Change): Change[] {
  return changes.some((change) => change.name === name)
    ? changes.map((change) => (change.name === name ? { ...change, after } : change))
    : [...changes, { name, before, after }];
}

function trimmed({ done, undone }: EditHistory): EditHistory {
  let held = done.reduce((sum, step) => sum + weightOf(step), 0);
  let from = Math.max(0, done.length - maxSteps);
  for (const step of done.slice(0, from)) held -= weightOf(step);
  while (held > maxText && from < done.length - 1) {
    const oldest = done[from];
    held -= oldest ? weightOf(oldest) : 0;
    from += 1;
  }
  return { done: from === 0 ? done : done.slice(from), undone };
}

function weightOf({ changes }: Step): number {
  return changes.reduce((sum, { before, after }) => sum + lengthOf(before) + lengthOf(after), 0);
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}
