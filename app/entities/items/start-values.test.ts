import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { startValues } from './start-values.ts';

const mapping = { draft: { name: 'Draft' }, published: { name: 'Published' } };
const types = ['date', 'datetime', 'boolean', 'integer', 'm2o', 'string', 'json', 'status'];
const fields = types.map((type) => ({
  field: toField({
    field: type,
    type,
    datatype: 'X',
    options: type === 'status' ? { status_mapping: mapping } : {},
  }),
  readonly: false,
}));

test.each([
  ['a day', { date: '2026-03-13' }, true],
  ['no day', { date: '2026-13-41' }, false],
  ['a moment', { datetime: '2026-03-13 12:00:00' }, true],
  ['a switch', { boolean: false }, true],
  ['a word for a switch', { boolean: 'yes' }, false],
  ['a number', { integer: 7 }, true],
  ['a word for a number', { integer: 'seven' }, false],
  ['a key', { m2o: 7 }, true],
  ['a key of letters', { m2o: 'ab-1' }, true],
  ['a row', { m2o: { id: 7 } }, false],
  ['a text', { string: 'x' }, true],
  ['a text that is too long', { string: 'x'.repeat(501) }, false],
  ['structured data', { json: '{}' }, false],
  ['a status', { status: 'draft' }, true],
  ['a status that is none', { status: 'gone' }, false],
  ['no such field', { other: 'x' }, false],
  ['what every object has', JSON.parse('{"__proto__":"x","constructor":"x"}') as object, false],
])('%s', (_, start, isTaken) => expect(startValues(start, fields)).toEqual(isTaken ? start : {}));

test.each([['x'], [null], [7], [[]]])('%j is nothing to begin with', (start) =>
  expect(startValues(start, fields)).toEqual({}),
);

test('what the user may not write is left out', () => {
  const closed = fields.map(({ field }) => ({ field, readonly: true }));
  expect(startValues({ string: 'x' }, closed)).toEqual({});
});
