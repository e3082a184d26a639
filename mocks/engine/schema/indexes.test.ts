import { beforeEach, describe, expect, it } from 'vitest';
import { createItems, listItems } from '#mocks/engine/items.ts';
import { openProject } from '#mocks/engine/project.ts';
import { createCollection, deleteCollection } from '#mocks/engine/schema/collections.ts';
import { createField, deleteField, updateField } from '#mocks/engine/schema/fields.ts';
import { alignIndexes } from '#mocks/engine/schema/indexes.ts';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';
import { KEY } from '#mocks/host/sample-fields.ts';
import type { Project } from '#mocks/engine/types.ts';

let project: Project;
beforeEach(() => {
  project = sampleProject();
});

/** Names of the columns that an index of the table begins with. */
const indexed = (table: string): unknown[] =>
  project.driver
    .all(
      `SELECT DISTINCT i.name FROM pragma_index_list(?) AS l JOIN pragma_index_info(l.name) AS i
        WHERE i.seqno = 0 ORDER BY 1`,
      [table],
    )
    .map((row) => row.name);

/** How SQLite goes about a statement. */
function planOf(statement: string): string {
  return project.driver
    .all(`EXPLAIN QUERY PLAN ${statement}`)
    .map((row) => row.detail)
    .join('; ');
}

describe('indexes', () => {
  it('are there for what lists are sorted, filtered and joined by', () => {
    expect(indexed('articles')).toEqual([
      'category',
      'created_by',
      'hero',
      'modified_by',
      'slug',
      'sort',
      'status',
    ]);
    // plain integers that a relation goes through
    expect(indexed('articles_tags')).toEqual(['articles_id', 'tags_id']);
    expect(indexed('directus_revisions')).toEqual(['activity', 'collection']);
    expect(indexed('directus_user_sessions')).toContain('token');
  });

  it('come and go with the field', () => {
    const editor = { field: 'editor', type: 'user', datatype: 'INT' };
    createField(project, admin, 'articles', editor);
    expect(indexed('articles')).toContain('editor');
    updateField(project, admin, 'articles', 'editor', { type: 'integer' });
    expect(indexed('articles')).not.toContain('editor');
    updateField(project, admin, 'articles', 'editor', { type: 'm2o' });
    expect(indexed('articles')).toContain('editor');
    deleteField(project, admin, 'articles', 'editor');
    expect(indexed('articles')).not.toContain('editor');
  });

  it('outlive a change of their column, which makes the table anew', () => {
    const before = indexed('articles');
    updateField(project, admin, 'articles', 'category', { datatype: 'BIGINT' });
    updateField(project, admin, 'articles', 'title', { datatype: 'VARCHAR', length: '100' });
    expect(indexed('articles')).toEqual(before);
  });

  it('for the order of a list follow its status field', () => {
    const sorting = () =>
      project.driver
        .all(`SELECT name FROM sqlite_master WHERE name LIKE 'articles.sort.%'`)
        .map((row) => row.name);
    expect(sorting()).toEqual(['articles.sort.id.status.index']);
    deleteField(project, admin, 'articles', 'status');
    expect(sorting()).toEqual(['articles.sort.id.index']);
    createField(project, admin, 'articles', {
      field: 'state',
      type: 'status',
      datatype: 'VARCHAR',
      length: '20',
    });
    expect(sorting()).toEqual(['articles.sort.id.state.index']);
  });

  it('come with a relation', () => {
    createField(project, admin, 'tags', { field: 'owner_article', type: 'integer', datatype: 'INT' });
    expect(indexed('tags')).not.toContain('owner_article');
    const relation = { collection_many: 'tags', field_many: 'owner_article', collection_one: 'articles' };
    createItems(project, admin, 'directus_relations', relation, {});
    alignIndexes(project.driver);
    expect(indexed('tags')).toContain('owner_article');
  });

  it('made by hand stay', () => {
    project.driver.exec('CREATE INDEX by_hand ON articles (rating)');
    createField(project, admin, 'articles', { field: 'more', type: 'integer', datatype: 'INT' });
    expect(indexed('articles')).toContain('rating');
  });

  it('are made for a project that had none when it is opened', () => {
    const names = project.driver.all(
      `SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '%.index' OR name LIKE '%.lookup'`,
    );
    for (const { name } of names) project.driver.exec(`DROP INDEX "${String(name)}"`);
    expect(indexed('articles')).toEqual(['slug']);
    const { key, driver, files, thumbnails, mailer } = project;
    openProject({ key, driver, files, thumbnails, mailer });
    expect(indexed('articles')).toContain('sort');
    expect(indexed('directus_activity')).toContain('collection');
  });

  it('do not mind a collection with the name of one', () => {
    createCollection(project, admin, { collection: 'articles.editor.index', fields: [KEY] });
    createField(project, admin, 'articles', { field: 'editor', type: 'user', datatype: 'INT' });
    const again = () =>
      createCollection(project, admin, { collection: 'articles.hero.index', fields: [KEY] });
    expect(again).toThrow(expect.objectContaining({ status: 422, code: 307 }));
    deleteCollection(project, admin, 'articles.editor.index');
  });

  it('are used for the default order and for lists below an item, whatever the statuses are', () => {
    const said: string[] = [];
    const { driver } = project;
    const all = driver.all.bind(driver);
    driver.all = (sql, parameters) => {
      if (/^select .* from "(articles|comments)"/.test(sql)) said.push(sql);
      return all(sql, parameters);
    };
    createItems(project, admin, 'articles', { title: 'One', comments: [{ body: 'x' }] }, { fields: 'id' });
    said.length = 0;
    listItems(project, admin, 'articles', { fields: 'id,comments.body', limit: '5' });
    driver.all = all;
    const [articles = '', comments = ''] = said.map((sql) => planOf(sql.replaceAll('?', '1')));
    expect(articles).toBe('SCAN t USING COVERING INDEX articles.sort.id.status.index');
    expect(comments).toMatch(/SEARCH t USING INDEX comments\.article\.index/);
  });
});
