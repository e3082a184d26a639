import { beforeAll, describe, expect, test } from 'vitest';
import { createItems, listItems, readItem } from '#mocks/engine/items.ts';
import type { Project, Query } from '#mocks/engine/types.ts';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';

import { db, run } from '#mocks/storage/kysely.ts';

/** Articles 1 to 5: of category 1, 2, 99 (which there is not), none, and 2 whose parent is 99. */
function made(asRecorded: boolean): Project {
  const project = sampleProject({ asRecorded });
  createItems(
    project,
    admin,
    'categories',
    [
      { name: 'News', status: 'published' },
      { name: 'Sea', status: 'published' },
      { name: 'Gone', status: 'deleted' },
    ],
    {},
  );
  const article = (title: string, category: number | null) =>
    createItems(project, admin, 'articles', { title, status: 'published', category }, {});
  article('One', 1);
  article('Two', 2);
  article('Lost', 2);
  article('None', null);
  article('Thrown', 3);
  // The API has no foreign keys.
  run(project.driver, db.updateTable('articles').set({ category: 99 }).where('id', '=', 3));
  return project;
}

const facts = [
  // fields, more of the query; ids as recorded (8.1.0), ids here
  ['id,category', {}, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ['id,category.name', {}, [1, 2, 4], [1, 2, 3, 4, 5]],
  ['id,category.parent.name', {}, [1, 2, 4], [1, 2, 3, 4, 5]],
  ['*.*', {}, [1, 2, 4], [1, 2, 3, 4, 5]],
  ['id,category.name', { limit: '2', offset: '2' }, [4], [3, 4]],
  ['id,category.name', { status: '*' }, [1, 2, 4], [1, 2, 3, 4, 5]],
  // All would vanish: all stay.
  ['id,category.name', { filter: { category: { in: '3,99' } } }, [3, 5], [3, 5]],
] as const;

describe.each([
  ['as recorded', true],
  ['here', false],
])('rows whose targets are lost, %s', (_, asRecorded) => {
  let project: Project;
  beforeAll(() => {
    project = made(asRecorded);
  });
  const list = (query: Query) =>
    listItems(project, admin, 'articles', { sort: 'id', ...query }).data as Record<string, unknown>[];

  test.each(facts)('fields=%s %j', (fields, query, recorded, here) => {
    const ids = list({ fields, ...query }).map(({ id }) => id);
    expect(ids).toEqual(asRecorded ? recorded : here);
  });

  test('where all would vanish nothing is expanded, and so in one item by its key', () => {
    const filter = { category: { in: '3,99' } };
    const bare = { 3: 99, 5: 3 };
    const rows = list({ fields: '*.*', filter });
    for (const row of rows) {
      const key = bare[row['id'] as 3 | 5];
      if (asRecorded) expect(row['category']).toBe(key);
      expect('tags' in row).toBe(!asRecorded);
    }
    const one = readItem(project, admin, 'articles', '3', { fields: 'id,category.name' });
    expect(one).toEqual({ id: 3, category: asRecorded ? 99 : null });
  });
});
