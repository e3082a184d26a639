import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { changesForServer, fieldQueries } from './queries.ts';

const things = toCollection({
  collection: 'things',
  fields: {
    title: { field: 'title', type: 'string', datatype: 'VARCHAR', length: '100' },
    parts: { field: 'parts', type: 'o2m', datatype: null },
  },
});

function clientOf(types: string[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(collectionQueries.list('demo').queryKey, { things });
  client.setQueryData(fieldQueries.types('demo').queryKey, types);
  return client;
}

test.each([
  // What decides is the column: it goes along, or 8.8.1 keeps the word and no more.
  ['title', { required: true }, { required: true, type: 'string', datatype: 'VARCHAR', length: '100' }],
  [
    'title',
    { required: true, length: 50 },
    { required: true, type: 'string', datatype: 'VARCHAR', length: 50 },
  ],
  ['title', { note: 'Short' }, { note: 'Short' }],
  // There is none.
  ['parts', { required: true }, { required: true }],
  ['unknown', { required: true }, { required: true }],
  ['title', { interface: 'toggle' }, { interface: 'switch' }],
])('of %s, %j is sent as %j [SCH-05]', async (field, changes, sent) =>
  expect(
    await changesForServer(clientOf(['owner']), 'demo', { collection: 'things', field, changes }),
  ).toEqual(sent),
);
