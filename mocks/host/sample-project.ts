import { loadPermissions } from '#mocks/engine/access/permissions.ts';
import { openProject, type ProjectOptions } from '#mocks/engine/project.ts';
import { createCollection } from '#mocks/engine/schema/collections.ts';
import { createProjectTables } from '#mocks/engine/schema/system.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { memoryFiles, memoryThumbnails } from '#mocks/storage/files.ts';
import { openLibsql } from '#mocks/storage/libsql.ts';
import { db, run } from '#mocks/storage/kysely.ts';

let template: Driver | null = null;

/** A small publication in memory for the tests of the engine: the collections that the contract was recorded with. */
export function sampleProject(options: Pick<ProjectOptions, 'asRecorded'> = {}): Project {
  template ??= madeTemplate();
  const driver = openLibsql(':memory:');
  copy(template, driver);
  return opened(driver, options);
}

/** Making collections one by one takes a while; the tests start from copies. */
function madeTemplate(): Driver {
  const driver = openLibsql(':memory:');
  createProjectTables(driver, 'Sample', { email: 'admin@example.com', passwordHash: '' });
  const project = opened(driver);
  for (const [collection, fields] of Object.entries(COLLECTIONS)) {
    createCollection(project, admin, { collection, fields: [KEY, ...fields] });
  }
  createCollection(project, admin, {
    collection: 'languages',
    fields: [field('code', 'string', 'VARCHAR', { length: 10, primary_key: true }), text('name')],
  });
  for (const relation of RELATIONS) run(driver, db.insertInto('directus_relations').values(relation));
  return driver;
}

function copy(from: Driver, to: Driver): void {
  const parts = from.all(
    `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'`,
  );
  for (const part of parts) to.exec(String(part.sql));
  to.transaction(() => {
    for (const { type, name } of parts) {
      if (type !== 'table') continue;
      for (const row of from.all(`SELECT * FROM "${String(name)}"`))
        run(to, db.insertInto(String(name)).values(row));
    }
  });
}

function opened(driver: Driver, options: Pick<ProjectOptions, 'asRecorded'> = {}): Project {
  return openProject({
    ...options,
    key: 'demo',
    driver,
    files: memoryFiles(),
    thumbnails: memoryThumbnails(),
    mailer: { send: () => undefined },
  });
}

export const admin: Actor = {
  user: 1,
  role: 1,
  admin: true,
  permissions: [],
  ip: '127.0.0.1',
  userAgent: 'test',
};

/** A user of a new role with the given permissions; without `user` a stranger. */
export function actorWith(project: Project, permissions: object[], user: number | null = 2): Actor {
  const role = user === null ? 2 : 3;
  for (const permission of permissions) {
    run(project.driver, db.insertInto('directus_permissions').values({ role, ...permission }));
  }
  return { ...admin, admin: false, user, role, permissions: loadPermissions(project, role) };
}

function field(
  name: string,
  type: string,
  datatype: string | null,
  more: object = {},
): Record<string, unknown> {
  return { field: name, type, datatype, interface: null, ...more };
}

const text = (name: string, more: object = {}) => field(name, 'string', 'VARCHAR', { length: 255, ...more });

const KEY = field('id', 'integer', 'INT', { primary_key: true, auto_increment: true });
const status = (name: string, more: object) => [name.toLowerCase(), { name, soft_delete: false, ...more }];
const STATUS = field('status', 'status', 'VARCHAR', {
  length: 20,
  default_value: 'draft',
  required: true,
  options: {
    status_mapping: Object.fromEntries([
      status('Published', { published: true }),
      status('Draft', { required_fields: false }),
      status('Deleted', { soft_delete: true, required_fields: false }),
    ]),
  },
});

const COLLECTIONS: Record<string, Record<string, unknown>[]> = {
  articles: [
    STATUS,
    field('sort', 'sort', 'INT'),
    field('created_by', 'user_created', 'INT'),
    field('created_on', 'datetime_created', 'DATETIME'),
    field('modified_by', 'user_updated', 'INT'),
    field('modified_on', 'datetime_updated', 'DATETIME'),
    text('title', { required: true }),
    field('slug', 'slug', 'VARCHAR', {
      length: 100,
      unique: true,
      validation: '/^[a-z0-9-]+$/',
      options: { mirroredField: 'title' },
    }),
    field('summary', 'string', 'TEXT'),
    field('category', 'm2o', 'INT'),
    field('hero', 'file', 'INT'),
    field('tags', 'o2m', null),
    field('comments', 'o2m', null),
    field('translations', 'translation', null, { options: { translationLanguageField: 'language' } }),
    field('publish_on', 'date', 'DATE'),
    field('event_at', 'datetime', 'DATETIME'),
    field('opens', 'time', 'TIME'),
    field('price', 'decimal', 'DECIMAL', { length: '10,2', default_value: '9.90' }),
    field('exact', 'decimal', 'DECIMAL', { length: '30,10' }),
    field('large', 'integer', 'BIGINT'),
    field('rating', 'integer', 'INT'),
    field('featured', 'boolean', 'TINYINT', { default_value: '0' }),
    field('meta', 'json', 'TEXT'),
    field('keywords', 'array', 'VARCHAR', { length: 200 }),
    field('secret_code', 'hash', 'VARCHAR', { length: 255 }),
    text('contact', { validation: '$email' }),
  ],
  categories: [
    STATUS,
    text('name', { required: true }),
    field('parent', 'm2o', 'INT'),
    field('articles', 'o2m', null),
  ],
  tags: [text('name', { required: true, unique: true }), field('articles', 'o2m', null)],
  articles_tags: [field('articles_id', 'integer', 'INT'), field('tags_id', 'integer', 'INT')],
  comments: [
    STATUS,
    field('created_by', 'user_created', 'INT'),
    field('article', 'm2o', 'INT'),
    text('body'),
  ],
  articles_translations: [
    field('article', 'integer', 'INT'),
    field('language', 'lang', 'VARCHAR', { length: 10 }),
    text('title'),
  ],
};

const relation = (
  collection_many: string,
  field_many: string,
  collection_one: string,
  field_one: string | null = null,
  junction_field: string | null = null,
) => ({ collection_many, field_many, collection_one, field_one, junction_field });

const RELATIONS = [
  relation('articles', 'category', 'categories', 'articles'),
  relation('articles', 'hero', 'directus_files'),
  relation('categories', 'parent', 'categories'),
  relation('comments', 'article', 'articles', 'comments'),
  relation('articles_tags', 'articles_id', 'articles', 'tags', 'tags_id'),
  relation('articles_tags', 'tags_id', 'tags', 'articles', 'articles_id'),
  relation('articles_translations', 'article', 'articles', 'translations'),
];
