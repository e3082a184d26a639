import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import {
  type EditHistory,
  stepValues,
  emptyHistory,
  withChanges,
  withEdit,
  withFollowing,
  withSaved,
} from './edit-history.ts';

const box = 'the control';

/** What each step leads from and to, for the first field that it changes. */
const outline = ({ done }: EditHistory) =>
  done.map(({ changes: [change] }) => `${String(change?.before)} → ${String(change?.after)}`);

/** Texts of one control, each with the moment at which it was typed. */
function type(texts: readonly [unknown, number][], first: unknown = '', source: unknown = box): EditHistory {
  let before: unknown = first;
  let steps = emptyHistory;
  for (const [after, at] of texts) {
    steps = withEdit(steps, { name: 'title', before, after, at, source });
    before = after;
  }
  return steps;
}

const typedOut = (text: string, every: number): [string, number][] =>
  Array.from(text, (_, index) => [text.slice(0, index + 1), index * every]);

test('what an editor takes back by itself leaves no step; of other fields it leaves all', () => {
  const other = withEdit(emptyHistory, { name: 'name', before: 'x', after: 'y', at: 0, source: null });
  const [one, two] = ['<p>one</p>', '<p>one two</p>'];
  const edit = (steps: EditHistory, before: string, after: string, at: number, hasHistory = true) =>
    withEdit(steps, { name: 'body', before, after, at, source: box, hasHistory });
  const typed = edit(edit(other, '', one, 1000), one, two, 9000);
  expect(outline(typed)).toEqual(['x → y', ' → <p>one</p>', '<p>one</p> → <p>one two</p>']);
  expect(outline(edit(typed, two, one, 9500))).toEqual(['x → y', ' → <p>one</p>']);
  expect(outline(edit(typed, two, '', 9500))).toEqual(['x → y']);
  expect(outline(edit(typed, two, '<p>else</p>', 20_000))).toHaveLength(4);
  // By hand, in a control without a history of its own, it is an edit like any other.
  expect(outline(edit(typed, two, '', 20_000, false))).toHaveLength(4);
});

test.each<[string, EditHistory, string[]]>([
  ['fast typing is one step', type(typedOut('two words', 100)), [' → two words']],
  ['a word is one step, however slow', type(typedOut('slow', 3000)), [' → slow']],
  [
    'after a pause a new word is a new step',
    type([...typedOut('one ', 100), ['one t', 5000], ['one tw', 5100]]),
    [' → one ', 'one  → one tw'],
  ],
  [
    'long typing ends at a word',
    type(typedOut('a step of typing', 900)),
    [' → a step', 'a step → a step of typing'],
  ],
  [
    'what is deleted is not lost',
    type([
      ['ab', 0],
      ['abc', 100],
      ['ab', 200],
      ['a', 300],
      ['', 400],
    ]),
    [' → abc', 'abc → '],
  ],
  [
    'a paste stands alone',
    type([
      ['a', 0],
      ['a pasted text', 100],
      ['a pasted text!', 200],
    ]),
    [' → a', 'a → a pasted text', 'a pasted text → a pasted text!'],
  ],
  [
    'replacing all stands alone',
    type([
      ['abcdef', 0],
      ['x', 100],
    ]),
    [' → abcdef', 'abcdef → x'],
  ],
  [
    'each click counts',
    type(
      [
        [true, 0],
        [false, 50],
      ],
      null,
      null,
    ),
    ['null → true', 'true → false'],
  ],
  [
    'values of a dragged control are one',
    type(
      [
        [1, 0],
        [2, 50],
        [3, 100],
        [9, 3000],
      ],
      0,
    ),
    ['0 → 3', '3 → 9'],
  ],
])('%s', (_, steps, expected) => {
  expect(outline(steps)).toEqual(expected);
});

test('another field or control is another step', () => {
  let steps = withEdit(emptyHistory, { name: 'title', before: '', after: 'a', at: 0, source: box });
  steps = withEdit(steps, { name: 'body', before: '', after: 'b', at: 10, source: 'another' });
  steps = withEdit(steps, { name: 'title', before: 'a', after: 'ab', at: 20, source: box });
  expect(outline(steps)).toEqual([' → a', ' → b', 'a → ab']);
});

test('what follows a field by itself goes with it', () => {
  let steps = withEdit(emptyHistory, { name: 'title', before: '', after: 'A', at: 0, source: box });
  steps = withFollowing(steps, { name: 'slug', before: null, after: 'a', at: 0, source: box });
  steps = withEdit(steps, { name: 'title', before: 'A', after: 'AB', at: 100, source: box });
  steps = withFollowing(steps, { name: 'slug', before: 'a', after: 'ab', at: 100, source: box });
  const undone = stepValues(steps, 'undo');
  expect(undone?.values).toEqual({ title: '', slug: null });
  expect(stepValues(undone?.steps ?? emptyHistory, 'redo')?.values).toEqual({ title: 'AB', slug: 'ab' });
});

test('undo and redo walk to both ends, and an edit ends what could be redone', () => {
  let steps = type([
    ['one', 0],
    ['three', 5000],
    ['seventeen', 10_000],
  ]);
  const walk = (way: 'undo' | 'redo') => {
    const moved = stepValues(steps, way);
    steps = moved?.steps ?? steps;
    return moved?.values['title'] ?? null;
  };
  expect(['undo', 'undo', 'undo', 'undo'].map((way) => walk(way as 'undo'))).toEqual([
    'three',
    'one',
    '',
    null,
  ]);
  expect([walk('redo'), walk('redo')]).toEqual(['one', 'three']);
  // What is typed now must not be added to a step from before.
  steps = withEdit(steps, { name: 'title', before: 'three', after: 'three!', at: 5100, source: box });
  expect(outline(steps)).toEqual([' → one', 'one → three', 'three → three!']);
  expect(walk('redo')).toBeNull();
});

test('several fields at once are one step, none are no step', () => {
  const steps = withChanges(emptyHistory, [], 0);
  expect(steps).toBe(emptyHistory);
  const change = { name: 'a', before: 1, after: null };
  expect(
    stepValues(withChanges(emptyHistory, [change, { ...change, name: 'b' }], 0), 'undo')?.values,
  ).toEqual({
    a: 1,
    b: 1,
  });
});

test('holds the last 200 steps, and fewer of very long texts', () => {
  let steps = emptyHistory;
  for (let index = 0; index < 500; index += 1) {
    steps = withEdit(steps, { name: 'n', before: index, after: index + 1, at: index, source: null });
  }
  expect(steps.done).toHaveLength(200);
  expect(steps.done.at(-1)?.changes[0]?.after).toBe(500);
  const long = 'x'.repeat(4_000_000);
  for (let index = 0; index < 6; index += 1) {
    steps = withEdit(steps, { name: 'n', before: `${index}${long}`, after: index, at: 0, source: null });
  }
  expect(steps.done.length).toBeLessThan(6);
  expect(steps.done.at(-1)?.changes[0]?.after).toBe(5);
});

const title = toField({ field: 'title', type: 'string', datatype: 'TEXT' });
const rows = toField({ field: 'rows', type: 'o2m' });
const one = toField({ field: 'one', type: 'm2o', datatype: 'INT' });
const all = [title, rows, one];
const edit = (name: string, before: unknown, after: unknown) => ({
  name,
  before,
  after,
  at: 0,
  source: null,
});

test('after a save its values can be brought back', () => {
  const steps = withEdit(emptyHistory, edit('title', 'A', ' AB'));
  // The server has tidied it.
  const after = withSaved(steps, all, { title: ' AB' }, { title: 'AB' }, { title: ' AB' });
  const undone = stepValues(after, 'undo');
  expect(undone?.values).toEqual({ title: 'A' });
  expect(stepValues(undone?.steps ?? emptyHistory, 'redo')?.values).toEqual({ title: 'AB' });
  expect(withSaved(steps, all, { title: ' AB' }, { title: ' AB' }).done[0]?.changes).toEqual(
    steps.done[0]?.changes,
  );
});

test.each([
  ['a list of changed rows', 'rows', [{ name: 'new' }], null, true],
  ['a new row', 'one', { name: 'new' }, 7, true],
  ['a chosen row', 'one', 7, '7', false],
])('%s is not staged twice by redoing [ITM-05]', (_, name, sent, saved, isGone) => {
  const steps = withEdit(withEdit(emptyHistory, edit('title', 'A', 'B')), edit(name, null, sent));
  const undone = stepValues(steps, 'undo')?.steps ?? emptyHistory;
  for (const before of [steps, undone]) {
    const after = withSaved(before, all, { [name]: sent }, { [name]: saved }, { [name]: sent });
    expect(after.done.length + after.undone.length).toBe(isGone ? 1 : 2);
  }
});

test('what came from elsewhere is not the user’s to undo', () => {
  const steps = withEdit(withEdit(emptyHistory, edit('title', 'A', 'B')), edit('one', 1, 2));
  const after = withSaved(steps, all, { title: 'B', one: 2 }, { title: 'C', one: 2 });
  expect(after.done.map(({ changes }) => changes[0]?.name)).toEqual(['one']);
});
