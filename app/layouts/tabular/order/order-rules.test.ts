import { describe, expect, test } from 'vitest';
import { moveChanges, type Ordered, orderOf, rearranged } from './order-rules.ts';

const list = (...orders: (number | null)[]): Ordered[] =>
  orders.map((order, index) => ({ key: String(index + 1), order }));
const sorted = (rows: readonly Ordered[]) =>
  [...rows].sort((a, b) => {
    if (a.order === b.order) return Number(a.key) - Number(b.key);
    if (a.order === null || b.order === null) return a.order === null ? -1 : 1;
    return a.order - b.order;
  });
const reader = (rows: readonly Ordered[]) => (row: number) => Promise.resolve(rows[row] ?? null);

async function move(rows: readonly Ordered[], from: number, to: number) {
  const changes = await moveChanges(reader(rows), from, to);
  const after = rows.map((row) => {
    const change = changes.find((entry) => entry.key === row.key);
    return change ? { ...row, order: change.to } : row;
  });
  return { changes, keys: sorted(after).map((row) => row.key) };
}

describe('moving a row', () => {
  test.each<[string, Ordered[], number, number, number]>([
    ['into a gap', list(10, 20, 30, 40), 3, 1, 1],
    ['to the end', list(1, 2, 3, 4), 0, 3, 1],
    ['to the start, with room', list(5, 6, 7), 2, 0, 1],
    ['to the start, without: what gives way ends where the row was', list(1, 2, 3, 4, 5), 3, 0, 1],
    ['one down, dense', list(1, 2, 3, 4), 1, 2, 2],
    ['one up, dense', list(1, 2, 3, 4), 2, 1, 2],
    ['far, dense: to the nearest gap', list(1, 2, 3, 4, 9, 10, 11), 6, 2, 3],
    ['upwards, to the nearest gap before it', list(1, 5, 6, 7, 8, 9, 10), 6, 2, 2],
    ['equal numbers stand by their keys', list(3, 3, 3, 3), 3, 0, 1],
    ['equal numbers, into the middle', list(0, 0, 0, 0), 3, 1, 3],
    ['no numbers at all: those before it need none', list(null, null, null, null), 3, 1, 3],
    ['no numbers, to the end', list(null, null, null), 0, 2, 1],
    ['behind those without', list(null, null, 1, 2), 3, 2, 1],
    ['from those without to the end', list(null, null, 1, 2), 0, 3, 1],
    ['zero is the first number', list(0, 1, 2), 2, 0, 3],
  ])('%s', async (_, rows, from, to, writes) => {
    const { changes, keys } = await move(rows, from, to);
    expect(keys).toEqual(
      rearranged(
        rows.map((row) => row.key),
        from,
        to,
      ),
    ); // prettier-ignore
    expect(changes).toHaveLength(writes);
  });

  test('every move of every list of six is right, and changes no number twice', async () => {
    for (const rows of [list(1, 2, 3, 4, 5, 6), list(null, null, 2, 2, 2, 7), list(0, 0, 1, 4, 4, 5)]) {
      for (let from = 0; from < 6; from += 1) {
        for (let to = 0; to < 6; to += 1) {
          const { changes, keys } = await move(rows, from, to);
          expect(keys, `${from} to ${to}`).toEqual(
            rearranged(
              rows.map((row) => row.key),
              from,
              to,
            ),
          ); // prettier-ignore
          expect(new Set(changes.map((entry) => entry.key)).size).toBe(changes.length);
        }
      }
    }
  });

  test('stopped in the middle, the others are where they were', async () => {
    const rows = list(1, 2, 3, 4, 5, 6);
    const changes = await moveChanges(reader(rows), 5, 1);
    for (let done = 0; done < changes.length; done += 1) {
      const now = rows.map((row) => ({
        ...row,
        order: changes.slice(0, done).find((entry) => entry.key === row.key)?.to ?? row.order,
      }));
      const others = sorted(now)
        .map((row) => row.key)
        .filter((key) => key !== '6'); // prettier-ignore
      expect(others).toEqual(['1', '2', '3', '4', '5']);
    }
  });

  test('of a long list, only what is near is read', async () => {
    const rows = list(...Array.from({ length: 5000 }, (_, index) => index + 1));
    let read = 0;
    const counting = (row: number) => {
      read += 1;
      return Promise.resolve(rows[row] ?? null);
    };
    expect(await moveChanges(counting, 20, 10)).toHaveLength(11);
    expect(read).toBeLessThan(200);
  });

  test('nowhere', async () => {
    expect(await moveChanges(reader(list(1, 2)), 1, 1)).toEqual([]);
    expect(await moveChanges(reader(list(1, 2)), 7, 1)).toEqual([]);
  });
});

test.each([
  [3, 3],
  ['12', 12],
  [null, null],
  ['', null],
  ['x', null],
])('%j is the number %j', (value, expected) => expect(orderOf(value)).toBe(expected));
