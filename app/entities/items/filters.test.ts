import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { toCollection } from '#app/entities/collections/rules.ts';
import { toField } from '#app/entities/fields/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { toSearchString } from '#app/lib/search-params.ts';
import {
  cleanFilters,
  conditionsOf,
  includesSoftDeleted,
  isActive,
  toFilterParams,
  valuesOf,
} from './filters.ts';
import { operandOf, operators, operatorsFor } from './operators.ts';
import type { PathSchema } from './paths.ts';

const field = (type: string, extra: Record<string, unknown> = {}) =>
  toField({ field: 'f', type, datatype: 'VARCHAR', ...extra });

const condition = (name: string, operator: string, value: unknown = null, logical?: 'or'): PresetFilter => ({
  field: name,
  operator,
  value,
  ...(logical ? { logical } : {}),
});

const wire = (...conditions: PresetFilter[]) => {
  const filter = toFilterParams(conditions);
  return filter ? decodeURIComponent(toSearchString({ filter })) : null;
};

describe('operators by field type [LST-05]', () => {
  test.each([
    ['string', 'contains', true],
    ['string', 'lt', false],
    ['integer', 'lte', true],
    ['integer', 'contains', false],
    ['decimal', 'in', true],
    ['date', 'gte', true],
    ['date', 'contains', false],
    ['boolean', 'eq', true],
    ['boolean', 'neq', true],
    ['boolean', 'contains', false],
    ['integer', 'between', true],
    ['string', 'between', false],
    ['datetime', 'between', true],
    ['time', 'in', true],
    ['translation', 'nhas', true],
    ['string', 'empty', true],
    ['integer', 'empty', false],
    ['user_created', 'in', true],
    ['file', 'eq', true],
    ['m2o', 'contains', true],
    ['array', 'contains', true],
    ['array', 'eq', false],
    ['hash', 'eq', false],
    ['hash', 'null', true],
  ])('%s and %s: %s', (type, operator, expected) =>
    expect((operatorsFor(field(type)) as readonly string[]).includes(operator)).toBe(expected),
  );

  test('lists of items are counted, aliases offer nothing', () => {
    expect(operatorsFor(field('o2m', { datatype: null }))).toEqual(['has', 'nhas']);
    expect(operatorsFor(field('alias', { datatype: null }))).toEqual([]);
  });

  const status = field('status', { options: { status_mapping: { draft: { name: 'Draft' } } } });
  const dropdown = field('string', { options: { choices: { a: 'Alpha' } } });
  test.each([
    [field('string'), 'contains', 'text'],
    [field('string'), 'in', 'list'],
    [field('string'), 'empty', 'none'],
    [field('integer'), 'gt', 'number'],
    [field('date'), 'gte', 'date'],
    [field('datetime_created'), 'lte', 'datetime'],
    [field('time'), 'eq', 'time'],
    [field('boolean'), 'eq', 'boolean'],
    [status, 'eq', 'choice'],
    [status, 'in', 'list'],
    [field('integer'), 'between', 'range'],
    [field('string'), 'between', 'list'],
    [field('m2o'), 'eq', 'item'],
    [field('m2o'), 'contains', 'text'],
    [field('o2m', { datatype: null }), 'nhas', 'none'],
    [dropdown, 'neq', 'choice'],
    [dropdown, 'contains', 'text'],
    [field('o2m', { datatype: null }), 'has', 'count'],
    [undefined, 'eq', 'text'],
  ])('case %#: the value is edited as it should be', (of, operator, expected) =>
    expect(operandOf(of, operator)).toBe(expected),
  );
});

describe('conditions without a value restrict nothing [FD39]', () => {
  test.each([
    ['contains', '', false],
    ['contains', '  ', false],
    ['contains', 'a', true],
    ['eq', 0, true],
    ['eq', false, true],
    ['in', [], false],
    ['in', ' , ', false],
    ['in', ['a'], true],
    ['null', null, true],
    ['empty', '', true],
    ['nhas', null, true],
    ['between', '1,', false],
    ['between', '1,2', true],
  ])('%s %j is active: %s', (operator, value, expected) =>
    expect(isActive(condition('title', operator, value))).toBe(expected),
  );

  test('they are left out of the request', () => {
    expect(wire(condition('title', 'contains', ''))).toBeNull();
    expect(wire(condition('title', 'contains', ''), condition('price', 'gt', '5', 'or'))).toBe(
      'filter[price][gt]=5',
    );
  });
});

describe('the filter on the wire', () => {
  test('one condition', () =>
    expect(wire(condition('title', 'contains', 'sea'))).toBe('filter[title][contains]=sea'));

  test('two conditions on one field take the list form, so both count [FD38]', () =>
    expect(wire(condition('created', 'gte', '2020-01-01'), condition('created', 'lte', '2020-01-31'))).toBe(
      'filter[created][0][gte]=2020-01-01&filter[created][1][lte]=2020-01-31',
    ));

  test('lists are sent as lists, a comma in a value stays one', () => {
    expect(wire(condition('sku', 'in', ['a,b', 'c']))).toBe('filter[sku][in][]=a,b&filter[sku][in][]=c');
    expect(wire(condition('id', 'nin', '1, 3,5'))).toBe(
      'filter[id][nin][]=1&filter[id][nin][]=3&filter[id][nin][]=5',
    );
    expect(wire(condition('id', 'in', ['1']), condition('id', 'gt', '0'))).toBe(
      'filter[id][0][in][]=1&filter[id][1][gt]=0',
    );
  });

  test('"or" joins to the condition before, never the first', () => {
    expect(wire(condition('id', 'eq', '1', 'or'), condition('price', 'gt', '25', 'or'))).toBe(
      'filter[id][eq]=1&filter[price][gt]=25&filter[price][logical]=or',
    );
    expect(wire(condition('id', 'eq', '1'), condition('id', 'eq', '2', 'or'))).toBe(
      'filter[id][0][eq]=1&filter[id][1][eq]=2&filter[id][1][logical]=or',
    );
  });

  test('flags and booleans are numbers', () => {
    expect(wire(condition('summary', 'nnull'))).toBe('filter[summary][nnull]=1');
    expect(wire(condition('featured', 'eq', false))).toBe('filter[featured][eq]=0');
    expect(wire(condition('title', 'eq', 'true'))).toBe('filter[title][eq]=true');
  });

  test('paths reach related items', () =>
    expect(wire(condition('category.name', 'contains', 'sea'))).toBe('filter[category.name][contains]=sea'));

  test('every character of a value arrives [FD37]', () => {
    const value = 'a&b=c#d?e+f %25 "q" ümlaut';
    const search = toSearchString({ filter: toFilterParams([condition('name', 'eq', value)]) ?? {} });
    expect(new URLSearchParams(search).get('filter[name][eq]')).toBe(value);
  });
});

describe('conditions of a saved view', () => {
  const collection = toCollection({
    collection: 'articles',
    fields: [
      { field: 'id', type: 'integer', datatype: 'INT', primary_key: true },
      { field: 'title', type: 'string', datatype: 'VARCHAR' },
      { field: 'featured', type: 'boolean', datatype: 'TINYINT' },
      { collection: 'articles', field: 'category', type: 'm2o', datatype: 'INT' },
      { field: 'secret', type: 'string', datatype: 'VARCHAR' },
      { field: 'line', type: 'alias', datatype: null },
      {
        field: 'status',
        type: 'status',
        datatype: 'VARCHAR',
        options: { status_mapping: { live: { name: 'Live' }, gone: { name: 'Gone', soft_delete: true } } },
      },
    ],
  });

  const schema: PathSchema = {
    collections: {
      articles: collection,
      categories: toCollection({
        collection: 'categories',
        fields: [{ collection: 'categories', field: 'name', type: 'string', datatype: 'VARCHAR' }],
      }),
    },
    relations: [
      {
        id: 1,
        collection_many: 'articles',
        field_many: 'category',
        collection_one: 'categories',
        field_one: null,
        junction_field: null,
      },
    ],
    permissions: ['articles', 'categories'].map(
      (name) =>
        ({ collection: name, status: null, read: 'full', read_field_blacklist: 'secret' }) as Permission,
    ),
  };

  test('what is gone, hidden or unknown is dropped, the rest stays', () => {
    const conditions = [
      condition('title', 'contains', 'a'),
      condition('vanished', 'eq', 'a'),
      condition('secret', 'eq', 'a'),
      condition('line', 'eq', 'a'),
      condition('title', 'sounds-like', 'a'),
      condition('category.name', 'eq', 'a'),
      condition('category.vanished', 'eq', 'a'),
      condition('title.name', 'eq', 'a'),
      condition('title', 'eq', { odd: true }),
    ];
    const { kept, dropped } = cleanFilters(conditions, schema, collection);
    expect(kept.map((entry) => entry.field)).toEqual(['title', 'category.name']);
    expect(dropped).toHaveLength(7);
  });

  test('booleans stored as text become booleans', () => {
    const [kept] = cleanFilters([condition('featured', 'eq', 'true')], schema, collection).kept;
    expect(kept?.value).toBe(true);
  });

  test.each([
    ['eq', 'gone', true],
    ['in', ['live', 'gone'], true],
    ['in', 'live,gone', true],
    ['eq', 'live', false],
    ['neq', 'gone', false],
  ])('status %s %j asks for soft-deleted items: %s', (operator, value, expected) =>
    expect(includesSoftDeleted([condition('status', operator, value)], collection)).toBe(expected),
  );

  test('list values', () => {
    expect(valuesOf(['a,b', ''])).toEqual(['a,b']);
    expect(valuesOf(' a , b ,')).toEqual(['a', 'b']);
    expect(valuesOf(null)).toEqual([]);
  });
});

test('a filter that is read back and written again stays as it was', () => {
  const value = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.array(fc.string(), { maxLength: 30 }),
    fc.array(fc.uuid(), { minLength: 21, maxLength: 30 }),
  );
  const one = fc.record({
    name: fc.constantFrom('a', 'b', 'c.d'),
    operator: fc.constantFrom(...operators),
    value,
    logical: fc.constantFrom(undefined, 'or' as const),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (list) => {
      const written = toFilterParams(
        list.map((entry) => condition(entry.name, entry.operator, entry.value, entry.logical)),
      );
      const again = toFilterParams(conditionsOf(written));
      expect(toSearchString({ filter: again })).toBe(toSearchString({ filter: written }));
    }),
  );
});
