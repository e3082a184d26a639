import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiFault } from '#mocks/engine/errors.ts';
import { createItems, deleteItems, listItems, readItem, updateItems } from '#mocks/engine/items.ts';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';
import { verifyPassword } from '#mocks/engine/session/bcrypt.ts';
import type { Project, Query } from '#mocks/engine/types.ts';

let project: Project;

const create = (payload: unknown, query: Query = {}, collection = 'articles') =>
  createItems(project, admin, collection, payload, query) as Record<string, unknown>;
const update = (id: string, payload: unknown, query: Query = {}) =>
  updateItems(project, admin, 'articles', id, payload, query) as Record<string, unknown>;
const total = (collection: string) =>
  listItems(project, admin, collection, { meta: 'total_count', limit: '1' }).meta?.total_count;

function fault(work: () => unknown): Pick<ApiFault, 'status' | 'code' | 'message'> {
  try {
    work();
  } catch (error) {
    const { status, code, message } = error as ApiFault;
    return { status, code, message };
  }
  throw new Error('Nothing was refused');
}

beforeEach(() => {
  project = sampleProject();
});

describe('one item', () => {
  test('special fields fill themselves', () => {
    const item = create({ title: 'Über die Größe!', created_by: 99 });
    expect(item).toMatchObject({ id: 1, status: 'draft', price: 9.9, created_by: 1, modified_by: 1 });
    expect(item.slug).toBe('uber-die-grosse');
    expect(item.created_on).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('who and when it was made never change', () => {
    create({ title: 'One' });
    project.driver.run(`UPDATE articles SET created_on = '2001-01-01 00:00:00', created_by = 7`);
    expect(update('1', { created_on: '2020-01-01 00:00:00', created_by: 3 })).toMatchObject({
      created_on: '2001-01-01 00:00:00',
      created_by: 7,
      modified_by: 1,
    });
  });

  test('a slug follows its source unless it is sent', () => {
    create({ title: 'One', slug: 'first' });
    expect(update('1', { title: 'Two' }).slug).toBe('two');
    expect(update('1', { title: 'Three', slug: 'own' }).slug).toBe('own');
  });

  test('hashed fields', async () => {
    const item = create({ title: 'One', secret_code: 'opensesame' });
    expect(await verifyPassword('opensesame', String(item.secret_code))).toBe(true);
    expect(update('1', { secret_code: item.secret_code }).secret_code).toBe(item.secret_code);
    expect(JSON.stringify(project.driver.all('SELECT delta FROM directus_revisions'))).not.toContain(
      'opensesame',
    );
  });

  test('the key does not change', () => {
    create({ title: 'One' });
    expect(update('1', { id: 5, title: 'Two' })).toMatchObject({ id: 1, title: 'Two' });
  });

  test.each<[string, object, number, number, string]>([
    ['required', { status: 'published' }, 422, 4, 'title: This value should not be blank.'],
    ['required, empty', { title: '' }, 422, 4, 'title: This value should not be blank.'],
    ['pattern', { title: 'x', slug: 'NOT a slug' }, 422, 4, 'slug: This value is not valid.'],
    [
      'e-mail',
      { title: 'x', contact: 'nobody' },
      422,
      4,
      'contact: This value is not a valid email address.',
    ],
    [
      'several',
      { rating: 'x', publish_on: 'y', title: 'z' },
      422,
      4,
      'publish_on: This value is not a valid date. rating: This value should be of type integer.',
    ],
    [
      'unknown field',
      { title: 'x', nosuch: 1 },
      422,
      12,
      'Payload fields: "nosuch" does not exist in "articles" collection.',
    ],
    [
      'too long',
      { title: 'x', slug: 'y'.repeat(101) },
      422,
      12,
      `The value submitted (${'y'.repeat(101)}) for 'Slug' is longer than the field's supported length (100). Please submit a shorter value or ask an Admin to increase the length.`,
    ],
    ['taken', { title: 'Taken' }, 409, 204, 'Duplicate key "taken" for collection "articles"'],
  ])('refuses: %s', (_, payload, status, code, message) => {
    create({ title: 'Taken' });
    expect(fault(() => create(payload))).toEqual({ status, code, message });
    expect(total('articles')).toBe(1);
  });

  test('a taken key is 409 on update too, case aside', () => {
    create([{ title: 'One' }, { title: 'Two' }]);
    expect(fault(() => update('2', { slug: 'one' }))).toMatchObject({ status: 409, code: 204 });
    expect(
      fault(() => create({ name: 'Red' }, {}, 'tags') && create({ name: 'RED' }, {}, 'tags')),
    ).toMatchObject({ status: 409 });
  });

  test('drafts need no required fields and follow no pattern', () => {
    create({ status: 'draft', slug: 'x' });
    expect(update('1', { slug: 'Bad Slug', contact: 'nobody' })).toMatchObject({ slug: 'Bad Slug' });
    expect(fault(() => update('1', { status: 'published', slug: 'Bad Slug' }))).toMatchObject({
      status: 422,
      code: 4,
    });
  });

  test('an unchanged item: nothing is written', () => {
    create({ title: 'One' });
    const before = total('directus_activity');
    expect(update('1', {})).toMatchObject({ title: 'One' });
    expect(total('directus_activity')).toBe(before);
  });
});

describe('several items', () => {
  test('all or none', () => {
    expect(fault(() => create([{ title: 'One' }, { title: 'One' }]))).toMatchObject({ status: 409 });
    expect(total('articles')).toBe(0);
    create([{ title: 'One' }, { title: 'Two' }]);
    expect(fault(() => update('1,99', { rating: 3 }))).toEqual({
      status: 404,
      code: 203,
      message: 'Item with id "99" not found',
    });
    expect(readItem(project, admin, 'articles', '1', {})).toMatchObject({ rating: null });
    expect(fault(() => deleteItems(project, admin, 'articles', '1,99'))).toMatchObject({
      status: 404,
      message: 'Item not found',
    });
    expect(total('articles')).toBe(2);
  });

  test('lists answer lists', () => {
    expect(create([{ title: 'One' }, { title: 'Two' }])).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(update('1,2', { rating: 3 })).toMatchObject([{ rating: 3 }, { rating: 3 }]);
    const changed = updateItems(
      project,
      admin,
      'articles',
      null,
      [
        { id: 1, sort: 5 },
        { id: '2', sort: 6 },
      ],
      {},
    );
    expect(changed).toMatchObject([{ sort: 5 }, { sort: 6 }]);
    expect(fault(() => updateItems(project, admin, 'articles', null, [{ sort: 1 }], {}))).toMatchObject({
      code: 12,
    });
    deleteItems(project, admin, 'articles', '1,2');
    expect(total('articles')).toBe(0);
  });

  test('a list of keys is not split: keys may hold commas', () => {
    create(
      [
        { code: 'a,b', name: 'One' },
        { code: 'a', name: 'Two' },
        { code: 'b', name: 'Three' },
      ],
      {},
      'languages',
    );
    deleteItems(project, admin, 'languages', ['a,b']);
    expect(listItems(project, admin, 'languages', { fields: 'code' }).data).toEqual([
      { code: 'a' },
      { code: 'b' },
    ]);
  });
});

describe('statuses', () => {
  test('what is hidden then is answered with nothing', () => {
    expect(create({ title: 'x', status: 'deleted' })).toBeNull();
    expect(create({ title: 'y', status: 'nosuch' })).toBeNull();
    create({ title: 'One' });
    expect(update('3', { status: 'deleted' })).toBeNull();
    expect(listItems(project, admin, 'articles', {}).data).toEqual([]);
    expect(
      project.driver
        .all('SELECT action FROM directus_activity WHERE collection = ? ORDER BY id', ['articles'])
        .map((row) => row.action),
    ).toEqual(['create', 'create', 'create', 'soft-delete']);
  });
});

describe('nested writes', () => {
  const deep = { fields: '*.*.*' };

  test('a new item behind a key', () => {
    expect(create({ title: 'x', category: { name: 'News', parent: { name: 'Top' } } }, deep)).toMatchObject({
      category: { id: 2, name: 'News', parent: { id: 1, name: 'Top' } },
    });
  });

  test('a known item behind a key is changed, a bare one only linked', () => {
    create({ name: 'News' }, {}, 'categories');
    expect(create({ title: 'x', category: { id: 1, name: 'Newer' } }, deep)).toMatchObject({
      category: { id: 1, name: 'Newer' },
    });
    expect(create({ title: 'y', category: { id: 1 } }, deep)).toMatchObject({ category: { name: 'Newer' } });
    expect(update('2', { category: { id: 1, $delete: true } })).toMatchObject({ category: null });
    expect(total('categories')).toBe(0);
  });

  test('children: new, changed, deleted, linked; others stay', () => {
    create({ title: 'x', comments: [{ body: 'a' }, { body: 'b' }, { body: 'c' }] });
    create({ body: 'd' }, {}, 'comments');
    const changed = update(
      '1',
      { comments: [{ id: 1, body: 'A' }, { id: 2, $delete: true }, { body: 'e' }, 4] },
      deep,
    );
    expect(changed.comments).toMatchObject([
      { id: 1, body: 'A' },
      { id: 3, body: 'c' },
      { id: 4, body: 'd' },
      { id: 5, body: 'e' },
    ]);
  });

  test('a child whose back reference is null is let go and lives on', () => {
    create({ title: 'x', comments: [{ body: 'a' }, { body: 'b' }] });
    expect(update('1', { comments: [{ id: 1, article: null }] }, deep).comments).toMatchObject([{ id: 2 }]);
    expect(readItem(project, admin, 'comments', '1', {})).toMatchObject({ body: 'a', article: null });
  });

  test('an empty list changes nothing', () => {
    create({ title: 'x', comments: [{ body: 'a' }] });
    expect(update('1', { comments: [] }, deep).comments).toHaveLength(1);
    expect(update('1', { comments: null }, deep).comments).toHaveLength(1);
  });

  test('many to many: through junction rows', () => {
    create({ name: 'red' }, {}, 'tags');
    const made = create({ title: 'x', tags: [{ tags_id: { id: 1 } }, { tags_id: { name: 'blue' } }] }, deep);
    expect(made.tags).toMatchObject([
      { id: 1, tags_id: { name: 'red' } },
      { id: 2, tags_id: { name: 'blue' } },
    ]);
    expect(update('1', { tags: [{ id: 1, $delete: true }] }, deep).tags).toMatchObject([{ id: 2 }]);
    expect(total('tags')).toBe(2);
    expect(fault(() => update('1', { tags: [{ tags_id: 1 }] }))).toMatchObject({ status: 422 });
  });

  test('translations', () => {
    const made = create({ title: 'x', translations: [{ language: 'de', title: 'X' }] }, deep);
    expect(made.translations).toEqual([{ id: 1, article: expect.anything(), language: 'de', title: 'X' }]);
  });

  test('a mistake anywhere undoes everything', () => {
    const payload = {
      title: 'x',
      category: { name: 'News' },
      comments: [{ body: 'a' }, { body: 'b', nosuch: 1 }],
    };
    expect(fault(() => create(payload))).toMatchObject({ status: 422, code: 12 });
    expect([total('articles'), total('categories'), total('comments'), total('directus_activity')]).toEqual([
      0,
      0,
      0,
      before(),
    ]);
  });

  test('fields must make sense for changed children', () => {
    create({ title: 'x', comments: [{ body: 'a' }] });
    expect(
      fault(() => update('1', { comments: [{ id: 1, body: 'b' }] }, { fields: 'id,comments.*' })),
    ).toEqual({
      status: 422,
      code: 202,
      message: 'Invalid field "comments" in "comments"',
    });
    expect(readItem(project, admin, 'comments', '1', {})).toMatchObject({ body: 'a' });
  });

  test('each child costs four statements, so that a thousand take no second', () => {
    const { driver } = project;
    let statements = 0;
    const counted =
      <T extends unknown[], R>(work: (...parameters: T) => R) =>
      (...parameters: T) => {
        statements += 1;
        return work(...parameters);
      };
    const all = counted(driver.all.bind(driver));
    const runs = counted(driver.run.bind(driver));
    const counting = {
      ...driver,
      all,
      run: runs,
      transaction: driver.transaction.bind(driver),
    };
    const articles = Array.from({ length: 1000 }, (_, i) => ({ title: `Child ${i}`, price: i }));
    createItems({ ...project, driver: counting }, admin, 'categories', { name: 'Big', articles }, {});
    expect(statements).toBeLessThan(4010);
    expect(total('articles')).toBe(1000);
  }, 30_000);

  /** Activity rows that setting up the sample left. */
  function before(): number {
    return Number(
      project.driver.all(`SELECT count(*) AS n FROM directus_activity WHERE collection LIKE 'directus%'`)[0]
        ?.n,
    );
  }
});
