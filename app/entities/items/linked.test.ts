import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#app/lib/api.ts';
import { linkedItem } from './linked.ts';

/** Keys that a list would hold, and those that an answer by key has. */
let listed: string[];
let single: string[];
let asked: string[];

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  listed = single = ['1', '2', '3'];
  asked = [];
  vi.stubGlobal('fetch', (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const key = /authors\/(.+)$/.exec(pathname)?.[1];
    const all = searchParams.getAll('filter[id][in][]');
    const wanted = all.length > 0 ? all : [searchParams.get('filter[id][eq]') ?? ''];
    asked.push(key ?? `list ${wanted.join(' ')}`);
    if (key === undefined) {
      return Promise.resolve(
        answer(200, {
          data: listed.filter((id) => wanted.includes(id)).map((id) => ({ id, name: `of ${id}` })),
        }),
      );
    }
    return Promise.resolve(
      single.includes(key)
        ? answer(200, { data: { id: key, name: `of ${key}` } })
        : answer(404, { error: { code: 203, message: 'Item not found' } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (...keys: string[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const source = { project: 'demo', collection: 'authors', keyField: 'id', fields: 'id,name' };
  return Promise.allSettled(keys.map((key) => client.fetchQuery(linkedItem({ ...source, key }))));
};
const names = (results: Awaited<ReturnType<typeof read>>) =>
  results.map((result) =>
    result.status === 'fulfilled' ? result.value['name'] : (result.reason as ApiError).code,
  );

describe('items that others link to', () => {
  test('asked for at once they come in one call', async () => {
    expect(names(await read('1', '3', '2'))).toEqual(['of 1', 'of 3', 'of 2']);
    expect(asked).toEqual(['list 1 3 2']);
  });

  test('one alone comes by its key, the same one twice too', async () => {
    expect(names(await read('1'))).toEqual(['of 1']);
    expect(names(await read('2', '2'))).toEqual(['of 2', 'of 2']);
    expect(asked).toEqual(['1', '2']);
  });

  test('one that a list leaves out is asked for by itself; one that is gone says so, alone', async () => {
    listed = ['1'];
    single = ['1', '2'];
    expect(names(await read('1', '2', '9'))).toEqual(['of 1', 'of 2', 203]);
    expect(asked).toEqual(['list 1 2 9', '2', '9']);
  });

  test('keys with a comma stay out of the list, which would split them', async () => {
    listed = ['1', '2', 'a,b'];
    expect(names(await read('1', 'a,b', '2'))).toEqual(['of 1', 'of a,b', 'of 2']);
    expect(asked).toEqual(['list 1 2', 'list a,b']);
  });
});
