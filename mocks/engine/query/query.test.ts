import { beforeAll, describe, expect, test } from 'vitest';
import { createItems, listItems, readItem } from '#mocks/engine/items.ts';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';
import type { Project, Query, QueryValue } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import type { RawNumber } from '#mocks/engine/values/raw-number.ts';

let project: Project;

/** Ids of a list, in its order. */
function ids(query: Query): unknown[] {
  const { data } = listItems(project, admin, 'articles', { fields: 'id', sort: 'id', ...query });
  return (data as { id: number }[]).map((item) => item.id);
}

const filtered = (filter: QueryValue) => ids({ filter });
const failing = (query: Query) => () => ids(query);

beforeAll(() => {
  project = sampleProject();
  const article = (item: object) => createItems(project, admin, 'articles', item, {});
  createItems(
    project,
    admin,
    'categories',
    [
      { name: 'News', status: 'published' },
      { name: 'Sea', parent: 1, status: 'published' },
    ],
    {},
  );
  createItems(project, admin, 'tags', [{ name: 'red' }, { name: 'blue' }], {});
  article({
    title: 'Harbour',
    status: 'published',
    category: 1,
    price: '12.5',
    rating: 4,
    featured: true,
    sort: 2,
    exact: '12345678901234567890.5',
    large: '9007199254740993',
    publish_on: '2019-11-20',
    opens: '09:30',
    event_at: '2019-11-20 18:30:00',
    keywords: ['sea', 'spring'],
    summary: '100% Größe_',
    tags: [{ tags_id: { id: 1 } }, { tags_id: { id: 2 } }],
    comments: [
      {
        body: 'First',
        status: 'published',
      },
      {
        body: 'Nice',
        status: 'published',
      },
    ],
    translations: [
      {
        language: 'de',
        title: 'Hafen',
      },
      {
        language: 'en',
        title: 'Harbour',
      },
    ],
  });
  article({
    title: 'Quay',
    status: 'draft',
    category: 2,
    price: 5,
    exact: '2.5',
    rating: 1,
    summary: '',
    publish_on: '2019-12-01',
    sort: 1,
  });
  article({
    title: 'quay again',
    status: 'draft',
    price: null,
    large: '9007199254740992',
    tags: [{ tags_id: { id: 1 } }],
  });
  article({ title: 'Gone', status: 'deleted', price: 1 });
});

describe('filter operators', () => {
  test.each<[string, QueryValue, number[]]>([
    ['eq on text, case aside', { title: { eq: 'QUAY' } }, [2]],
    ['eq on a key', { id: { eq: '2' } }, [2]],
    ['short form', { id: '3' }, [3]],
    ['eq on a boolean', { featured: { eq: 'true' } }, [1]],
    ['eq on a boolean, 0', { featured: { eq: '0' } }, [2, 3]],
    ['eq on a decimal', { price: { eq: '12.50' } }, [1]],
    ['eq on an exact decimal', { exact: { eq: '12345678901234567890.50' } }, [1]],
    ['lt on an exact decimal', { exact: { lt: '10' } }, [2]],
    ['eq on a bigint', { large: { eq: '9007199254740993' } }, [1]],
    ['eq on a date', { publish_on: { eq: '2019-11-20' } }, [1]],
    ['lte on a datetime given as a day', { event_at: { lte: '2019-11-21' } }, [1]],
    ['gte on a datetime in ISO form', { event_at: { gte: '2019-11-20T19:30:00+01:00' } }, [1]],
    ['eq on a time', { opens: { eq: '09:30' } }, [1]],
    ['now', { publish_on: { lt: 'now' } }, [1, 2]],
    ['neq leaves null out', { rating: { neq: '4' } }, [2]],
    ['gt', { price: { gt: '5' } }, [1]],
    ['gte', { price: { gte: '5' } }, [1, 2]],
    ['in', { id: { in: '1,3' } }, [1, 3]],
    ['in as a list', { title: { in: ['Harbour', 'x,y'] } }, [1]],
    ['nin', { id: { nin: '1,3' } }, [2]],
    ['null', { price: { null: '1' } }, [3]],
    ['null without a value', { category: { null: '' } }, [3]],
    ['null=0 is not null', { category: { null: '0' } }, [1, 2]],
    ['nnull', { category: { nnull: '1' } }, [1, 2]],
    ['contains', { title: { contains: 'quay' } }, [2, 3]],
    ['contains with letters beyond ASCII', { summary: { contains: 'GRÖSSE' } }, []],
    ['contains folds their case', { summary: { contains: 'gRÖß' } }, [1]],
    ['wildcards are letters', { summary: { contains: '100%' } }, [1]],
    ['wildcards are letters in like', { title: { like: 'Q%y' } }, []],
    ['contains on a list', { keywords: { contains: 'spring' } }, [1]],
    ['empty text is no filter', { title: { contains: '' } }, [1, 2, 3]],
    ['ncontains', { title: { ncontains: 'quay' } }, [1]],
    ['rlike', { title: { rlike: 'q%' } }, [2, 3]],
    ['nrlike', { title: { nrlike: 'q%' } }, [1]],
    ['between', { price: { between: '5,12.5' } }, [1, 2]],
    ['between with days', { publish_on: { between: '2019-11-20,2019-11-30' } }, [1]],
    ['nbetween', { price: { nbetween: '6,20' } }, [2]],
    ['empty', { summary: { empty: '1' } }, [2, 3]],
    ['nempty', { summary: { nempty: '1' } }, [1]],
    ['has', { comments: { has: '2' } }, [1]],
    ['nhas', { comments: { nhas: '1' } }, [2, 3]],
    ['has more than there are', { comments: { has: '3' } }, []],
    ['all', { tags: { all: '1,2' } }, [1]],
    ['in on a list of items', { tags: { in: '1' } }, [1, 3]],
    ['nin on a list of items', { tags: { nin: '2' } }, [2, 3]],
    ['null on a list of items', { comments: { null: '1' } }, [2, 3]],
    ['dotted m2o', { 'category.name': { eq: 'Sea' } }, [2]],
    ['dotted m2o over two', { 'category.parent.name': { eq: 'News' } }, [2]],
    ['dotted o2m', { 'comments.body': { contains: 'Nice' } }, [1]],
    ['dotted m2m', { 'tags.tags_id.name': { eq: 'red' } }, [1, 3]],
    ['dotted user', { 'created_by.first_name': { eq: 'Admin' } }, [1, 2, 3]],
    ['like on a key looks at the item', { category: { like: 'new' } }, [1]],
    ['two fields', { price: { gt: '1' }, rating: { eq: '1' } }, [2]],
    ['or', { id: { eq: '1' }, rating: { eq: '1', logical: 'or' } }, [1, 2]],
    ['or on the first means nothing', { rating: { eq: '1', logical: 'or' }, id: { eq: '1' } }, []],
    ['of two operators the first counts', { id: { gt: '1', lt: '3' } }, [2, 3]],
    ['of a list all count', { id: [{ gt: '1' }, { lt: '3' }] }, [2]],
    ['statement in a value', { title: { eq: `x' OR 1=1 --` } }, []],
  ])('%s', (_, filter, expected) => {
    expect(filtered(filter)).toEqual(expected);
  });

  test.each<[string, QueryValue, number, number]>([
    ['unknown operator', { id: { nosuch: '1' } }, 422, 214],
    ['unknown field', { nosuch: { eq: '1' } }, 422, 202],
    ['unknown related field', { 'category.nosuch': { eq: '1' } }, 422, 202],
    ['field that is not related', { 'title.name': { eq: '1' } }, 422, 202],
    ['identifier with a quote', { 'ti"tle': { eq: '1' } }, 422, 202],
    ['secret of a related item', { 'created_by.password': { contains: '$' } }, 422, 202],
    ['between with one value', { id: { between: '1' } }, 422, 4],
  ])('refuses %s', (_, filter, status, code) => {
    expect(failing({ filter })).toThrow(expect.objectContaining({ status, code }));
  });
});

describe('page, order, search', () => {
  test.each<[string, Query, unknown[]]>([
    ['own order: sort field, nulls last', { sort: [] }, [2, 1, 3]],
    ['ascending, nulls last', { sort: 'price' }, [2, 1, 3]],
    ['descending', { sort: '-price' }, [1, 2, 3]],
    ['exact decimals by value', { sort: 'exact' }, [2, 1, 3]],
    ['two fields', { sort: '-status,-id' }, [1, 3, 2]],
    ['text, case aside', { sort: 'title' }, [1, 2, 3]],
    ['limit', { limit: '2' }, [1, 2]],
    ['limit and offset', { limit: '1', offset: '1' }, [2]],
    ['page', { limit: '2', page: '2' }, [3]],
    ['limit 0', { limit: '0' }, []],
    ['limit as a word', { limit: 'many' }, []],
    ['no limit', { limit: '-1' }, [1, 2, 3]],
    ['offset beyond the end', { offset: '100' }, []],
    ['search', { q: 'QUAY' }, [2, 3]],
    ['search does not reach related items', { q: 'News' }, []],
    ['a status', { status: 'draft' }, [2, 3]],
    ['two statuses', { status: 'draft,deleted' }, [2, 3, 4]],
    ['all statuses', { status: '*' }, [1, 2, 3, 4]],
  ])('%s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  test.each(['nosuch', 'category.name', 'tags', '-nosuch'])('refuses to sort by %s', (sort) => {
    expect(failing({ sort })).toThrow(expect.objectContaining({ status: 422, code: 202 }));
  });

  test('random order has all items', () => {
    expect(ids({ sort: '?' })).toHaveLength(3);
  });

  test('single answers one item, or 404', () => {
    expect(listItems(project, admin, 'articles', { single: '1', fields: 'id', sort: '-id' })).toEqual({
      data: { id: 3 },
    });
    expect(() => listItems(project, admin, 'comments', { single: '1', q: 'zzz' })).toThrow(
      expect.objectContaining({ status: 404, code: 203 }),
    );
  });

  test('meta counts', () => {
    const { meta } = listItems(project, admin, 'articles', {
      fields: 'id',
      limit: '1',
      meta: '*',
      status: 'draft',
      filter: { price: { gt: '4' } },
    });
    expect(meta).toMatchObject({
      collection: 'articles',
      type: 'collection',
      result_count: 1,
      total_count: 3,
      filter_count: 2,
      status_count: {
        published: 1,
        draft: 2,
        deleted: 1,
      },
      limit: 1,
      offset: 0,
      page: 1,
      page_count: 2,
      links: {
        next: '/demo/items/articles?fields=id&limit=1&meta=*&status=draft&filter[price][gt]=4&offset=1&page=2',
      },
    });
    const plain = listItems(project, admin, 'articles', { meta: 'result_count' });
    expect(plain.meta).toEqual({ result_count: 3 });
  });

  test('counts follow every write', () => {
    const total = () => listItems(project, admin, 'tags', { meta: 'total_count' }).meta?.total_count;
    expect([total(), total()]).toEqual([2, 2]);
    createItems(project, admin, 'tags', { name: 'green' }, {});
    expect(total()).toBe(3);
  });
});

describe('fields', () => {
  const read = (fields: string, more: Query = {}) =>
    readItem(project, admin, 'articles', '1', { fields, ...more });

  test('a star leaves lists out and keeps keys', () => {
    const item = read('*');
    expect(item).toMatchObject({
      id: 1,
      category: 1,
      price: 12.5,
      featured: true,
      keywords: ['sea', 'spring'],
      meta: null,
    });
    expect(item).not.toHaveProperty('tags');
  });

  test.each<[string, object]>([
    ['id,title', { id: 1, title: 'Harbour' }],
    ['id,category.name', { id: 1, category: { name: 'News' } }],
    ['id,category.parent.name', { id: 1, category: { parent: null } }],
    ['id,comments.body', { id: 1, comments: [{ body: 'First' }, { body: 'Nice' }] }],
    ['id,tags.tags_id.name', { id: 1, tags: [{ tags_id: { name: 'red' } }, { tags_id: { name: 'blue' } }] }],
    ['id,title.*', { id: 1, title: 'Harbour' }],
    ['id,tags', { id: 1 }],
  ])('%s', (fields, expected) => {
    expect(read(fields)).toEqual(expected);
  });

  test('a star mixed with a dotted name makes objects of all relations', () => {
    expect(read('*,category.*')).toMatchObject({
      created_by: { id: 1 },
      category: {
        id: 1,
        name: 'News',
        parent: null,
      },
      tags: [{ id: 1 }, { id: 2 }],
      comments: [{ id: 1 }, { id: 2 }],
    });
  });

  test('any depth', () => {
    expect(read('*.*.*.*')).toMatchObject({
      tags: [{ tags_id: { name: 'red' }, articles_id: { category: { id: 1 } } }, {}],
    });
  });

  test('an exclusion', () => {
    expect(read('*,-body,-meta,-title')).not.toHaveProperty('title');
  });

  test('one language of the translations', () => {
    expect(read('id,translations.title', { lang: 'de' })).toEqual({
      id: 1,
      translations: [{ title: 'Hafen' }],
    });
    expect(read('id,translations.title', { lang: '*' })).toMatchObject({ translations: [{}, {}] });
  });

  test('passwords are never answered', () => {
    expect(stringifyJson(read('*.*.*'))).not.toContain('password');
    expect(() => listItems(project, admin, 'directus_users', { sort: 'password' })).toThrow(/password/);
  });

  test('digits are kept', () => {
    const item = read('exact,large') as { exact: RawNumber; large: bigint };
    expect([String(item.exact), item.large]).toEqual(['12345678901234567890.5', 9007199254740993n]);
  });

  test.each(['nosuch', 'category.nosuch', 'id,tags.nosuch'])('refuses %s', (fields) => {
    expect(() => read(fields)).toThrow(expect.objectContaining({ status: 422, code: 202 }));
  });

  test('each level of a relation costs one statement', () => {
    const statements: string[] = [];
    const { driver } = project;
    const counting = {
      ...project,
      driver: Object.assign(Object.create(driver) as typeof driver, {
        all: (sql: string, parameters?: readonly unknown[]) => {
          statements.push(sql);
          return driver.all(sql, parameters);
        },
      }),
    };
    listItems(counting, admin, 'articles', { fields: 'id,tags.tags_id.name,category.name', limit: '-1' });
    expect(statements).toHaveLength(4);
  });
});

test('several keys: unknown ones are left out, one alone is 404', () => {
  const read = (key: string) => readItem(project, admin, 'articles', key, { fields: 'id' });
  expect(read('2,99,1')).toEqual([{ id: 2 }, { id: 1 }]);
  expect(() => read('99')).toThrow('Item with id "99" not found');
  expect(() => read('abc')).toThrow('Item with id "abc" not found');
  expect(() => read('4')).toThrow(/not found/);
});
