import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { isReadAsNumber, searchedFields } from './search-fields.ts';

const field = (name: string, type: string, datatype: string | null) => ({ field: name, type, datatype });

test('a search looks at texts of the collection itself [LST-04] [FD44]', () => {
  const collection = toCollection({
    collection: 'articles',
    fields: [
      field('id', 'integer', 'INT'),
      field('title', 'string', 'VARCHAR'),
      field('body', 'string', 'TEXT'),
      field('status', 'status', 'VARCHAR'),
      field('keywords', 'array', 'VARCHAR'),
      field('language', 'm2o', 'VARCHAR'),
      field('day', 'date', 'DATE'),
      field('secret', 'string', 'VARCHAR'),
      field('letters', 'o2m', null),
    ],
  });
  expect(searchedFields(collection, new Set(['secret'])).map((entry) => entry.field)).toEqual([
    'title',
    'body',
  ]);
});

test.each([
  ['007', true],
  ['1e3', true],
  ['1.5', true],
  ['7', false],
  ['-7', false],
  ['7a', false],
  ['', false],
  ['1.2.3', false],
])('%j is searched as another number: %s', (text, expected) => expect(isReadAsNumber(text)).toBe(expected));
