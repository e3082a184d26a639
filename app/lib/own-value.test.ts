import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { ownValue } from './own-value.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype);

test.each(inherited)('%s is a name like any other', (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(ownValue(JSON.parse(`{${JSON.stringify(name)}: 7}`), name)).toBe(7);
  expect(ownValue(null, name)).toBeUndefined();
});

test.each(inherited)('an answer that is read again keeps what is called %s', async (name) => {
  const client = createQueryClient();
  const text = (value: number) =>
    `{"fields": {"title": {"sort": 1}, ${JSON.stringify(name)}: {"sort": ${value}}}}`;
  let value = 1;
  const options = {
    queryKey: ['collections'],
    queryFn: () => JSON.parse(text(value)) as object,
    staleTime: 0,
  };
  const first = await client.fetchQuery(options);
  value = 2;
  expect(JSON.stringify(await client.fetchQuery(options))).toBe(JSON.stringify(JSON.parse(text(2))));
  expect(JSON.stringify(first)).toBe(JSON.stringify(JSON.parse(text(1))));
});
