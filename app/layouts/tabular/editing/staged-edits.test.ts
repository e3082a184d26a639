import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { nothingStaged, type Staged } from '#app/layouts/staged.ts';
import {
  collided,
  type Entered,
  redo,
  refused,
  resolved,
  saved,
  sendable,
  stage,
  sumOf,
  undo,
} from './staged-edits.ts';

const title = toField({ field: 'title', type: 'string', datatype: 'VARCHAR' });
const price = toField({ field: 'price', type: 'decimal', datatype: 'DECIMAL' });
/** A field may have any name. */
const odd = toField({ field: 'constructor', type: 'string', datatype: 'VARCHAR' });

const put = (state: Staged, key: string, entered: Entered, field = title, base: unknown = 'A') =>
  stage(state, [{ key, item: { id: key, title: 'A' }, field, base, entered }]);
const one = put(nothingStaged, '1', { value: 'B' });

describe('staged edits', () => {
  test('hold what was there first, and go when it is there again', () => {
    const again = put(one, '1', { value: 'C' }, title, 'B');
    expect(again.rows.get('1')?.cells.get('title')).toMatchObject({ value: 'C', base: 'A' });
    expect(put(again, '1', { value: 'A' }).rows.size).toBe(0);
  });

  test.each([
    ['the same digits', price, 12.5, { value: '12.50' }],
    ['an empty text over nothing', title, null, { value: '' }],
  ])('%s is no change', (_, field, base, entered) =>
    expect(put(nothingStaged, '1', entered, field, base)).toBe(nothingStaged),
  );

  test('a text that can’t be a value is kept and never sent, nor is the rest of its row', () => {
    const state = put(
      put(one, '1', { typed: 'ten', problem: 'no' }, price, 1),
      '2',
      { value: 'B' },
      odd,
      null,
    );
    expect(state.rows.get('1')?.cells.get('price')).toMatchObject({ typed: 'ten', problem: 'no' });
    expect(sendable(state.rows)).toEqual([
      { key: '2', changes: { constructor: 'B' }, base: { constructor: null } },
    ]);
    expect(sumOf(state.rows)).toEqual({ cells: 3, rows: 2, problems: 1, collisions: 0, refused: [] });
  });

  test('steps go back and forth; a new one ends what was ahead', () => {
    const two = put(one, '2', { value: 'B' });
    expect(undo(two).rows).toBe(one.rows);
    expect(redo(undo(two)).rows).toBe(two.rows);
    expect(undo(undo(undo(two))).rows.size).toBe(0);
    const other = put(undo(two), '3', { value: 'B' });
    expect(redo(other)).toBe(other);
  });

  test('several edits are one step', () => {
    const edit = (key: string) => ({ key, item: {}, field: title, base: 'A', entered: { value: 'B' } });
    expect(undo(stage(nothingStaged, [edit('1'), edit('2')])).rows.size).toBe(0);
  });

  test('what is saved goes, what was typed meanwhile stays', () => {
    const state = put(one, '2', { value: 'C' });
    const after = saved(
      state,
      new Map([
        ['1', { title: 'B' }],
        ['2', { title: 'B' }],
      ]),
    ); // prettier-ignore
    expect([...after.rows.keys()]).toEqual(['2']);
    expect(after.rows.get('2')?.cells.get('title')).toMatchObject({ value: 'C', base: 'B' });
    expect(after.steps.done).toEqual([]);
  });

  test('a refused row keeps its edits and the reason, until it is edited', () => {
    const state = refused(one, '1', 'Too late');
    expect(state.rows.get('1')).toMatchObject({ refused: 'Too late' });
    expect(sendable(state.rows)).toHaveLength(1);
    expect(put(state, '1', { value: 'C' }).rows.get('1')?.refused).toBeNull();
  });

  test('a collision is held back until it is answered', () => {
    const state = collided(one, new Map([['1', { title: 'Z' }]]));
    expect(sendable(state.rows)).toEqual([]);
    expect(sumOf(state.rows).collisions).toBe(1);
    expect(sendable(resolved(state, 'mine').rows)).toEqual([
      { key: '1', changes: { title: 'B' }, base: { title: 'Z' } },
    ]);
    expect(resolved(state, 'theirs').rows.size).toBe(0);
  });
});
