import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { countMisfits, type ReadProgress } from './count-misfits.ts';
import { checksFor } from './value-checks.ts';

const collection = toCollection({
  collection: 'things',
  fields: [
    { collection: 'things', field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
    { collection: 'things', field: 'title', type: 'string', datatype: 'VARCHAR', length: '100' },
    { collection: 'things', field: 'size', type: 'integer', datatype: 'INT' },
  ],
});
const { title, size } = collection.fields as { title: Field; size: Field };

afterEach(() => vi.unstubAllGlobals());

interface Server {
  items: number;
  /** The value of the item at a place. */
  valueAt?: (at: number) => unknown;
  /** True where it is to fail. */
  isDown?: (params: URLSearchParams) => boolean;
}

/** Every value is there, and the last of ten has none. */
function serve({
  items,
  valueAt = (at) => `value ${String(at)}`,
  isDown = () => false,
}: Server): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (input: Request) => {
    const params = new URL(input.url).searchParams;
    asked.push(params);
    if (isDown(params))
      return Promise.resolve(Response.json({ error: { code: 3, message: 'no' } }, { status: 403 }));
    const [limit, offset] = [Number(params.get('limit')), Number(params.get('offset') ?? 0)];
    const isEmpty = [...params.keys()].some((name) => /\[(?:empty|null)\]/.test(name));
    const count = isEmpty ? items / 10 : items;
    const data = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => ({
      id: offset + at + 1,
      title: valueAt(offset + at),
      size: offset + at,
    }));
    return Promise.resolve(Response.json({ data, meta: { filter_count: count } }));
  });
  return asked;
}

async function count(original: Field, changes: Partial<Field>, signal = new AbortController().signal) {
  const draft = { ...original, ...changes };
  const told: ReadProgress[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const checks = checksFor(draft, original);
  const change = { client, project: 'demo', collection, original, draft, checks };
  const report = await countMisfits(change, signal, (progress) => told.push(progress));
  return { report, told };
}

test('an empty collection is asked for nothing but its number of items', async () => {
  const asked = serve({ items: 0 });
  const { report } = await count(title, { required: true, unique: true, length: '5' });
  expect(report).toMatchObject({ found: [], open: [], end: 'whole' });
  expect(asked).toHaveLength(1);
});

test('items without a value are counted by the server, empty texts with them where there are texts', async () => {
  const asked = serve({ items: 200 });
  const { report } = await count(title, { required: true });
  expect(report.found).toMatchObject([{ check: 'required', count: 20 }]);
  expect(report.found[0]?.items).toHaveLength(10);
  expect(asked.some((params) => params.has('filter[title][empty]'))).toBe(true);
  const askedOfNumbers = serve({ items: 200 });
  await count(size, { required: true });
  expect(askedOfNumbers.some((params) => params.has('filter[size][null]'))).toBe(true);
  // Of every status, the bin as well: the column holds them all.
  expect([...asked, ...askedOfNumbers].every((params) => params.get('status') === '*')).toBe(true);
});

test('values are read page by page, with progress, and what does not fit is counted over all pages', async () => {
  const asked = serve({ items: 2500, valueAt: (at) => (at % 2 === 0 ? 'same' : 'longer than it') });
  const { report, told } = await count(title, { length: '5', unique: true });
  expect(report).toMatchObject({
    found: [
      { check: 'unique', count: 2500 },
      { check: 'length', count: 1250 },
    ],
    end: 'whole',
  });
  expect(told.map(({ read, total }) => [read, total])).toEqual([
    [0, 2500],
    [1000, 2500],
    [2000, 2500],
    [2500, 2500],
  ]);
  expect(
    asked.filter((params) => params.get('limit') === '1000').map((params) => params.get('offset')),
  ).toEqual(['0', '1000', '2000']);
});

test('no more than so many values are read', async () => {
  serve({ items: 60_000, valueAt: () => 'x' });
  const { report } = await count(title, { length: '5' });
  expect(report).toMatchObject({ found: [], end: 'limit', progress: { read: 50_000, total: 60_000 } });
});

test('stopped, it ends with what it has', async () => {
  const controller = new AbortController();
  serve({
    items: 5000,
    valueAt: (at) => {
      if (at === 1999) controller.abort();
      return 'too long by far';
    },
  });
  const { report } = await count(title, { length: '5' }, controller.signal);
  expect(report.end).toBe('stopped');
  expect(report.progress.read).toBeLessThan(5000);
});

test('what the server does not answer is said, and what it does is counted', async () => {
  serve({ items: 3000, valueAt: () => 'too long', isDown: (params) => params.get('offset') === '1000' });
  expect((await count(title, { length: '5' })).report).toMatchObject({
    found: [{ check: 'length', count: 1000 }],
    end: 'failed',
    progress: { read: 1000, total: 3000 },
  });
  serve({ items: 3000, isDown: (params) => params.has('filter[title][empty]') });
  expect((await count(title, { required: true, length: '5' })).report.open).toEqual(['required']);
  serve({ items: 3000, isDown: () => true });
  expect((await count(title, { required: true, length: '5' })).report).toMatchObject({
    found: [],
    open: ['required', 'length'],
    end: 'failed',
  });
});

test('a pattern that only the server reads is left open, without reading a value', async () => {
  const asked = serve({ items: 3000 });
  expect((await count(title, { validation: '$email' })).report).toMatchObject({
    found: [],
    open: ['pattern'],
  });
  expect(asked).toHaveLength(1);
});
