import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { filtersOf } from './existing-keys.ts';
import type { PlannedRow } from './import-plan.ts';
import { type ImportRun, runImport } from './run-import.ts';

/** A server that writes a list row by row and stops at the first bad one: what stood before stays written. */
let stored: Map<number, string>;
let isDown: boolean;
let calls: { method: string; size: number }[];

function answer(status: number, data: unknown): Response {
  return new Response(JSON.stringify(status < 400 ? { data } : { error: { code: 4, message: 'Bad row' } }), {
    status,
  });
}

beforeEach(() => {
  stored = new Map([[1, 'old']]);
  isDown = false;
  calls = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    if (isDown) throw new TypeError('down');
    const { searchParams } = new URL(request.url);
    if (request.method === 'GET') {
      const asked = [...searchParams]
        .filter(([name]) => name.startsWith('filter'))
        .map(([, value]) => Number(value));
      return answer(
        200,
        asked.filter((id) => stored.has(id)).map((id) => ({ id })),
      );
    }
    const rows = parseJson(await request.text()) as { id?: number; title: string }[];
    calls.push({ method: request.method, size: rows.length });
    for (const { id = 1000 + stored.size, title } of rows) {
      if (title === 'bad') return answer(422, null);
      if (request.method === 'POST' && stored.has(id)) return answer(409, null);
      stored.set(id, title);
    }
    return answer(200, rows);
  });
});
afterEach(() => vi.unstubAllGlobals());

const row = (action: PlannedRow['action'], id: number | null, title: string): PlannedRow => ({
  line: id ?? 0,
  key: id === null ? null : String(id),
  action,
  values: { ...(id === null ? {} : { id }), title },
  problems: [],
  notes: [],
  cells: [],
});

function run(rows: PlannedRow[], more: Partial<ImportRun> = {}) {
  return runImport(new QueryClient(), {
    project: 'demo',
    collection: 'books',
    keyField: 'id',
    rows,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    explain: async (_, error) => error,
    ...more,
  });
}

test('a bad row among many is refused alone, and nothing is created twice', async () => {
  const rows = Array.from({ length: 250 }, (_, index) =>
    row('create', index + 10, index === 150 ? 'bad' : `t${index}`),
  );
  const outcome = await run(rows);
  expect(outcome.created).toHaveLength(249);
  expect(outcome.refused.map(({ row: { line } }) => line)).toEqual([160]);
  expect(outcome.left).toEqual([]);
  expect(stored.size).toBe(250);
});

test('rows whose key the server gives are sent one by one', async () => {
  const onProgress = vi.fn();
  const rows = ['a', 'bad', 'c', 'd', 'e'].map((title) => row('create', null, title));
  const outcome = await run(rows, { onProgress });
  expect([...stored.values()].toSorted()).toEqual(['a', 'c', 'd', 'e', 'old']);
  expect(outcome.refused).toHaveLength(1);
  expect(calls.every(({ size }) => size === 1)).toBe(true);
  expect(onProgress).toHaveBeenLastCalledWith(5);
});

describe('the order of the file', () => {
  // A server that takes its time: what is asked later would be done earlier, if it were asked before the other is answered.
  const unevenly = () => {
    const { fetch } = globalThis;
    let asked = 0;
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const wait = [12, 0, 7, 1, 15, 3][asked++ % 6];
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      return fetch(input, init);
    });
  };
  const inOrder = () => [...stored.values()].filter((title) => title !== 'old');

  test('rows without keys', async () => {
    unevenly();
    const titles = Array.from({ length: 23 }, (_, index) => (index % 7 === 3 ? 'bad' : `t${index}`));
    const outcome = await run(titles.map((title) => row('create', null, title)));
    expect(inOrder()).toEqual(titles.filter((title) => title !== 'bad'));
    expect(outcome.created.map(({ values }) => values['title'])).toEqual(inOrder());
  });

  test('rows with keys, through portions and their retries', async () => {
    unevenly();
    const rows = Array.from({ length: 230 }, (_, index) =>
      row('create', 5000 - index, index % 60 === 50 ? 'bad' : `t${index}`),
    );
    await run(rows);
    expect(inOrder()).toEqual(rows.map(({ values }) => values['title']).filter((title) => title !== 'bad'));
  });

  test('rows with and without keys', async () => {
    unevenly();
    const rows = Array.from({ length: 12 }, (_, index) =>
      row('create', index % 3 === 0 ? null : 100 + index, `t${index}`),
    );
    const outcome = await run(rows);
    expect(inOrder()).toEqual(rows.map(({ values }) => values['title']));
    expect(outcome.created).toEqual(rows);
  });
});

test('items are changed', async () => {
  const outcome = await run([row('update', 1, 'new'), row('skip', 2, 'x')]);
  expect(outcome.updated).toHaveLength(1);
  expect(stored.get(1)).toBe('new');
  expect(calls).toEqual([{ method: 'PATCH', size: 1 }]);
});

test('no server: the rest is left, with the reason', async () => {
  isDown = true;
  const outcome = await run([row('create', 5, 'a'), row('update', 1, 'b')]);
  expect(outcome).toMatchObject({ created: [], updated: [], refused: [] });
  expect(outcome.left).toHaveLength(2);
  expect(outcome.cause).toBeInstanceOf(Error);
});

test('keys are asked for in addresses that servers take, each once', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `ü-${index}`);
  const parts = filtersOf([...keys, ...keys]);
  expect(parts.flatMap(({ filter }) => filter['in'])).toEqual(keys);
  expect(parts.length).toBeLessThan(20);
  expect(filtersOf([])).toEqual([]);
  // A list would be split at the comma.
  expect(filtersOf(['a', 'b,c'])).toEqual([
    { filter: { in: ['a'] }, size: 1 },
    { filter: { eq: 'b,c' }, size: 1 },
  ]);
});
