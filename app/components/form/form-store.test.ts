import { describe, expect, it } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { withEdit } from './edit-history.ts';
import { problemText, toldText } from './form-schema.ts';
import {
  discardAll,
  edit,
  type FormState,
  moveInHistory,
  rebaseOn,
  resetField,
  restoreEdits,
  setInputError,
  setProblems,
  startState,
  trySave,
} from './form-store.ts';

const fields = ['title', 'body'].map((field) => toField({ field, type: 'string', datatype: 'VARCHAR' }));
const base = { title: 'A', body: 'b' };
const start = startState(base);
const typed = (state: FormState, name: string, value: unknown) =>
  edit(state, name, value, (history) =>
    withEdit(history, { name, before: state.values[name], after: value, at: 0, source: null }),
  );
const edited = typed(start, 'title', 'AB');
const moved = (state: FormState, way: 'undo' | 'redo', focused?: string) =>
  moveInHistory(state, way, { focused }) ?? state;
const required = problemText('required');

/** What each transition makes of a state, as far as it differs from what came before. */
const cases: [name: string, state: FormState, wanted: Partial<FormState>][] = [
  ['an edit', edited, { base, values: { title: 'AB', body: 'b' }, touched: new Set(['title']) }],
  [
    'an edit takes away what the server has told of its field, and nothing else',
    typed({ ...start, errors: { title: toldText('taken'), body: required } }, 'title', 'B'),
    { errors: { body: required } },
  ],
  [
    'an edit leaves what checking has found, until it is checked again',
    typed({ ...start, errors: { title: required } }, 'title', 'B'),
    { errors: { title: required } },
  ],
  [
    'undo',
    moved(edited, 'undo'),
    { values: base, moved: { way: 'undo', names: ['title'], isFocused: false } },
  ],
  ['redo', moved(moved(edited, 'undo'), 'redo'), { values: edited.values }],
  [
    'undo in a field whose text is no value takes that away first',
    moved(setInputError(edited, 'body', 'No number'), 'undo', 'body'),
    { values: edited.values, errors: {}, inputErrors: new Map(), resetKeys: { body: 1 } },
  ],
  ['text that is no value', setInputError(start, 'body', 'x'), { values: base, errors: { body: 'x' } }],
  [
    'one field back: its input starts anew, the others stay as they are',
    resetField(setInputError(typed(edited, 'body', 'c'), 'body', 'x'), 'body', 1),
    { values: edited.values, errors: {}, inputErrors: new Map(), resetKeys: { body: 1 }, resetKey: 0 },
  ],
  [
    'all fields back',
    discardAll(trySave(setInputError(edited, 'body', 'x'), {}), 1),
    { values: base, errors: {}, touched: new Set(), isSaveTried: false, resetKey: 1 },
  ],
  ['all fields back can be undone', moved(discardAll(edited, 1), 'undo'), { values: edited.values }],
  [
    'a draft: counts as touched, and is no step',
    restoreEdits(start, { body: 'draft' }),
    {
      values: { title: 'A', body: 'draft' },
      touched: new Set(['body']),
      history: start.history,
      resetKey: 1,
    },
  ],
  [
    'a newer reading moves what was not edited',
    rebaseOn(edited, fields, { title: 'Z', body: 'z' }, undefined),
    { base: { title: 'Z', body: 'z' }, values: { title: 'AB', body: 'z' }, touched: new Set(['title']) },
  ],
  [
    'a save: what was typed meanwhile stays',
    rebaseOn(typed(edited, 'body', 'c'), fields, { title: 'AB', body: 'b' }, { title: 'AB' }),
    { base: { title: 'AB', body: 'b' }, values: { title: 'AB', body: 'c' }, touched: new Set(['body']) },
  ],
  [
    'checking keeps what the server has told',
    setProblems({ ...start, errors: { title: toldText('taken'), body: required } }, {}),
    { errors: { title: toldText('taken') } },
  ],
  [
    'a save that is tried shows all that stands in its way',
    trySave(setInputError(start, 'body', 'x'), { title: required }),
    { errors: { title: required, body: 'x' }, isSaveTried: true },
  ],
];

describe('transitions', () => {
  it.each(cases)('%s', (_, state, wanted) => expect(state).toMatchObject(wanted));

  it('change nothing of the state before', () => {
    const frozen = JSON.stringify(start);
    for (const [, state] of cases) expect(state).not.toBe(start);
    expect(JSON.stringify(start)).toBe(frozen);
  });

  it('there is nothing to undo in a form as it was opened, nor to redo after an edit', () => {
    expect(moveInHistory(start, 'undo', {})).toBeNull();
    expect(moveInHistory(edited, 'redo', {})).toBeNull();
  });
});
