import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { ApiFault } from '#mocks/engine/errors.ts';
import { createItems, deleteItems, listItems, readItem, updateItems } from '#mocks/engine/items.ts';
import { actorWith, admin, sampleProject } from '#mocks/host/sample-project.ts';
import type { Actor, Project, Query, QueryValue } from '#mocks/engine/types.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';

/**
 * Whatever is asked or sent, the engine answers or refuses with a status below 500, and never shows a piece of SQL.
 * One seed is always the same; the other one is new each time and printed, so that what it finds can be run again.
 */
let project: Project;
let actors: Actor[];

beforeAll(() => {
  project = sampleProject();
  createItems(
    project,
    admin,
    'articles',
    [
      { title: 'One', comments: [{ body: 'a' }] },
      { title: 'Two', category: { name: 'News' } },
    ],
    {},
  );
  const limited = {
    collection: 'articles',
    status: 'draft',
    create: 'full',
    read: 'mine',
    update: 'mine',
    delete: 'mine',
    read_field_blacklist: 'price',
  };
  actors = [
    admin,
    actorWith(project, [limited, { collection: 'comments', read: 'full', create: 'full' }]),
    actorWith(project, [], null),
  ];
});

const names = [
  'id',
  'title',
  'status',
  'category',
  'tags',
  'comments',
  'translations',
  'price',
  'exact',
  'meta',
  'created_by',
  'keywords',
  'nosuch',
  'password',
  '*',
  '-title',
  '?',
  '',
];
const collections = [
  'articles',
  'categories',
  'tags',
  'articles_tags',
  'comments',
  'languages',
  'directus_users',
  'directus_revisions',
  'nosuch',
  'a"b',
];
const operators = [
  'eq',
  'neq',
  'lt',
  'gte',
  'in',
  'nin',
  'null',
  'nnull',
  'contains',
  'nlike',
  'rlike',
  'between',
  'nbetween',
  'empty',
  'all',
  'has',
  'logical',
  'nosuch',
  '0',
];
const nasty = [
  `'`,
  `"`,
  '`',
  ';',
  '--',
  '%',
  '_',
  '\\',
  '\u0000',
  '[',
  ']',
  '{',
  ',',
  'now',
  'null',
  '-1',
  '1e999',
  '9'.repeat(40),
  '2019-02-30',
  'é',
  '😀',
];

const word = fc.oneof(
  fc.constantFrom(...nasty),
  fc.constantFrom('1', '2', 'draft', 'One'),
  fc.string({ maxLength: 8 }),
);
const path = fc
  .array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));
const list = fc.array(path, { maxLength: 4 }).map((paths) => paths.join(','));
const condition: fc.Arbitrary<QueryValue> = fc.oneof(
  word,
  fc.dictionary(fc.constantFrom(...operators), fc.oneof(word, fc.array(word, { maxLength: 3 })), {
    maxKeys: 2,
  }),
  fc.array(fc.dictionary(fc.constantFrom(...operators), word, { maxKeys: 1 }), { maxLength: 2 }),
);
const query: fc.Arbitrary<Query> = fc.record(
  {
    fields: fc.oneof(list, fc.array(path, { maxLength: 3 })),
    sort: list,
    filter: fc.dictionary(path, condition, { maxKeys: 3 }),
    q: word,
    limit: word,
    offset: word,
    page: word,
    single: word,
    status: word,
    lang: word,
    groups: list,
    meta: fc.constantFrom('*', 'total_count', 'page,links', 'nosuch'),
  },
  { requiredKeys: [] },
);
const scalar = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.bigInt(), fc.constant(null));
const payload = fc.letrec((tie) => ({
  item: fc.dictionary(fc.constantFrom(...names, '$delete', 'name', 'body', 'tags_id', 'code'), tie('value'), {
    maxKeys: 5,
  }),
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('value'), { maxLength: 3 }), tie('item')),
}));
const actor = fc.integer({ min: 0, max: 2 });
const collection = fc.constantFrom(...collections);

/** Does the work and throws what it should not have done. */
function survives(work: () => unknown): void {
  try {
    stringifyJson(work());
  } catch (error) {
    const known = error instanceof ApiFault && error.status < 500;
    const told = error instanceof Error ? error.message : String(error);
    if (!known || /SQLITE|syntax error|no such (table|column)/i.test(told)) throw error;
  }
}

/** For each seed 2,000 cases. */
const READS = 1400;
const WRITES = 600;

const chance = Date.now() % 2 ** 31;

// machines under load are slow
vi.setConfig({ testTimeout: 120_000 });

test.each([
  ['fixed', 20191120],
  [`random ${chance}`, chance],
])('reading, seed %s', (_, seed) => {
  const property = fc.property(actor, collection, query, word, (who, name, asked, key) => {
    const by = actors[who] ?? admin;
    survives(() => listItems(project, by, name, asked));
    survives(() => readItem(project, by, name, key, asked));
  });
  expect(() => fc.assert(property, { seed, numRuns: READS, endOnFailure: true })).not.toThrow();
});

test.each([
  ['fixed', 20191120],
  [`random ${chance}`, chance],
])('writing, seed %s', (_, seed) => {
  const users = stringifyJson(project.driver.all('SELECT * FROM directus_users'));
  const property = fc.property(
    actor,
    fc.constantFrom(...collections.filter((name) => !name.startsWith('directus'))),
    query,
    word,
    payload.value,
    (who, name, asked, key, sent) => {
      const by = actors[who] ?? admin;
      survives(() => createItems(project, by, name, sent, asked));
      survives(() => updateItems(project, by, name, key, sent, asked));
      survives(() => updateItems(project, by, name, null, sent, asked));
      if (who > 0) survives(() => deleteItems(project, by, name, key));
    },
  );
  expect(() => fc.assert(property, { seed, numRuns: WRITES, endOnFailure: true })).not.toThrow();
  expect(stringifyJson(project.driver.all('SELECT * FROM directus_users'))).toBe(users);
});
