import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { explainFailedQuery, likelyErrors } from './explain-failed-query.ts';
import { toldText } from './form-schema.ts';

const statuses = { draft: { name: 'Draft', required_fields: false } };
const field = (name: string, more: object) => toField({ collection: 'ships', field: name, ...more });
const text = { type: 'string', datatype: 'VARCHAR', length: '5' };
const fields = [
  field('id', { type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true, required: true }),
  field('status', { type: 'status', datatype: 'VARCHAR', options: { status_mapping: statuses } }),
  field('name', { ...text, required: true }),
  field('kind', { ...text, required: true, default_value: 'barge' }),
  field('made_on', { type: 'datetime_created', datatype: 'DATETIME', required: true }),
  field('sign', { ...text, unique: true }),
  field('crew', { type: 'integer', datatype: 'TINYINT', signed: true }),
];

test.each<[string | null, Record<string, unknown>, Record<string, string>]>([
  ['1', { name: 'Adria' }, {}],
  ['1', { name: 'Adriana' }, { name: toldText('tooLong') }],
  ['1', { name: null }, { name: toldText('required') }],
  ['1', { crew: 128 }, { crew: toldText('outOfRange') }],
  ['1', { crew: 'many', sign: 'toolong' }, { crew: toldText('notNumber'), sign: toldText('tooLong') }],
  // A draft need not have it by the rules, but its column does.
  [null, { status: 'draft' }, { name: toldText('required') }],
  [null, { name: 'Adria', kind: null }, { kind: toldText('required') }],
  [null, { name: 'Adria' }, {}],
])('of %o, %o: %o', (key, sent, errors) => expect(likelyErrors({ fields, key, sent })).toEqual(errors));

test('a character that a system collection can not hold is named', () => {
  const title = toField({ collection: 'directus_users', field: 'title', ...text });
  expect(likelyErrors({ fields: [title], key: '1', sent: { title: '🚢' } })).toEqual({
    title: toldText('unstorable', '🚢'),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [[{ id: 7 }], { sign: toldText('taken') }],
  [[], {}],
])('with %o beside it: %o', async (others, errors) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    asked.push(new Request(input).url);
    return new Response(JSON.stringify({ data: others }));
  });
  const write = { project: 'demo', collection: 'ships', fields, key: '1', sent: { sign: 'A', crew: 3 } };
  expect(await explainFailedQuery(new QueryClient(), write)).toEqual(errors);
  expect(asked).toHaveLength(1);
  expect(decodeURIComponent(asked[0] ?? '')).toContain('filter[sign][eq]=A&filter[id][neq]=1');
});
