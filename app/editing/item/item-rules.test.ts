import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { allRights } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { copyQuestions, copyValues, detailFields, itemName, keyText } from './item-rules.ts';

const articles = toCollection({
  collection: 'articles',
  managed: true,
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true },
    { field: 'status', type: 'status', datatype: 'VARCHAR' },
    { field: 'code', type: 'string', datatype: 'VARCHAR', interface: 'slug', unique: true },
    { field: 'title', type: 'string', datatype: 'VARCHAR', interface: 'text-input' },
    { field: 'secret', type: 'hash', datatype: 'VARCHAR' },
    { field: 'category', type: 'm2o', datatype: 'INT' },
    { field: 'price', type: 'decimal', datatype: 'DECIMAL' },
    { field: 'line', type: 'alias', interface: 'divider' },
    { field: 'comments', collection: 'articles', type: 'O2M' },
    { field: 'created_on', type: 'datetime_created', datatype: 'DATETIME' },
    { field: 'created_by', type: 'user_created', datatype: 'INT' },
    { field: 'modified_on', type: 'datetime_updated', datatype: 'DATETIME' },
    { field: 'modified_by', type: 'user_updated', datatype: 'INT' },
  ],
});
const rights: CollectionRights = { base: allRights, statuses: null, onCreate: allRights };

describe('the paths that an item is read with', () => {
  test('each field by name; lists of rows are read by their inputs', () => {
    const fields = detailFields(articles, rights);
    expect(fields).toBe(
      'id,status,code,title,secret,category,price,created_on,created_by,modified_on,modified_by',
    );
  });

  test('nothing of what may not be read [ITM-13]', () => {
    const own = { ...rights, base: { ...allRights, readBlacklist: ['price'] } };
    expect(detailFields(articles, own)).not.toContain('price');
  });

  test('a star where a list would make too long an address', () => {
    const fields = Array.from({ length: 400 }, (_, index) => ({
      field: `a_rather_long_name_${index}`,
      type: 'string',
      datatype: 'VARCHAR',
    }));
    expect(detailFields(toCollection({ collection: 'wide', fields }), rights)).toBe('*');
  });
});

test.each<[Record<string, unknown>, string | null]>([
  [{ title: 'A title', code: 'a-title' }, 'A title'],
  [{ title: '  ', code: 'a-title' }, null],
  [{}, null],
])('%o is called %s', (values, name) => {
  expect(itemName(Object.values(articles.fields), values)).toBe(name);
});

test('a copy leaves out key, authorship, dates, related rows and what may not be written [ITM-06]', () => {
  const values = {
    id: 7,
    status: 'draft',
    code: 'x',
    title: 'T',
    secret: '$2y$10$hash',
    category: 3,
    price: null,
    comments: [{ nr: 1 }],
    created_on: '2024-01-01 00:00:00',
    created_by: 1,
    modified_on: '2024-01-01 00:00:00',
    modified_by: 1,
  };
  expect(copyValues(articles, values, ['category'])).toEqual({ status: 'draft', code: 'x', title: 'T' });
  expect(copyQuestions(articles, values).map(({ field }) => field)).toEqual(['code']);
  expect(copyQuestions(articles, { ...values, code: '' })).toEqual([]);
  const comments = toCollection({
    collection: 'comments',
    fields: [{ field: 'nr', type: 'integer', datatype: 'INT', primary_key: true }],
  });
  expect(copyQuestions(comments, { nr: 1 }).map(({ field }) => field)).toEqual(['nr']);
});

test.each<[unknown, string | null]>([
  [7, '7'],
  ['a/b', 'a/b'],
  [new LosslessNumber('9007199254740993'), '9007199254740993'],
  [null, null],
  [{ id: 1 }, null],
])('the key %o as text is %s [FD58]', (value, text) => {
  expect(keyText(value)).toBe(text);
});
