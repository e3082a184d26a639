import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCollections } from '#app/entities/collections/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { samplePermission } from '#app/entities/permissions/sample-permission.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { fileNames, fileSubfields, keysUnder } from './file-references.ts';
import { fileKeyOf } from './rules.ts';
import { keysInRow, keysInSettings } from './unused-keys.ts';
import { unusedSteps } from './unused-steps.ts';

const key = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true };
const column = (field: string, type: string, datatype: string, more = {}) => ({
  field,
  type,
  datatype,
  ...more,
});
const text = (field: string) => column(field, 'string', 'TEXT');
const file = (field: string) => column(field, 'file', 'INT');
const slides = {
  fields: [
    { field: 'picture', type: 'file' },
    { field: 'caption', type: 'string' },
  ],
};

const collections = toCollections(
  [
    {
      collection: 'articles',
      fields: [
        key,
        file('hero'),
        text('body'),
        column('facts', 'json', 'JSON'),
        column('slides', 'json', 'TEXT', { interface: 'repeater', options: slides }),
        column('words', 'array', 'VARCHAR'),
        column('secret', 'hash', 'VARCHAR'),
        column('price', 'decimal', 'DECIMAL'),
        { field: 'gallery', type: 'o2m' },
        { field: 'translations', type: 'translation' },
      ],
    },
    {
      collection: 'articles_files',
      fields: [key, column('article', 'm2o', 'INT'), column('file', 'm2o', 'INT')],
    },
    {
      collection: 'articles_translations',
      fields: [key, column('article', 'm2o', 'INT'), text('body'), file('poster')],
    },
    { collection: 'pages', fields: [column('slug', 'string', 'VARCHAR', { primary_key: true })] },
    {
      collection: 'directus_files',
      fields: [key, text('description'), text('private_hash'), text('filename_disk')],
    },
    { collection: 'directus_users', fields: [key, file('avatar'), text('last_page')] },
    { collection: 'directus_revisions', fields: [key, text('data')] },
  ].map((raw) => ({
    ...raw,
    fields: raw.fields.map((field) => ({ ...field, collection: raw.collection })),
  })),
);
const relation = (
  many: string,
  one: string,
  field_one: string | null,
  junction_field: string | null = null,
): Relation => {
  const [collection_many = '', field_many = ''] = many.split('.');
  return { id: 0, collection_many, field_many, collection_one: one, field_one, junction_field };
};
const relations = [
  relation('articles.hero', 'directus_files', null),
  relation('articles_files.article', 'articles', 'gallery', 'file'),
  relation('articles_files.file', 'directus_files', null, 'article'),
  relation('articles_translations.article', 'articles', 'translations'),
  relation('articles_translations.poster', 'directus_files', null),
  relation('directus_users.avatar', 'directus_files', null),
];

function stepsFor(permissions: readonly Permission[] | null) {
  const { directus_files: files } = collections;
  if (!files) throw new Error('no files');
  return unusedSteps({ collections, relations }, permissions, files);
}

/** What is read, as text: `keys articles.hero`. */
const named = (permissions: readonly Permission[] | null) =>
  stepsFor(permissions).steps.map((step) =>
    step.by === 'settings'
      ? 'settings'
      : `${step.by} ${step.collection.collection}.${step.columns.map(({ field }) => field).join(',')}`,
  );

const files = new Map<string, StoredFile>(
  Array.from({ length: 20 }, (_, at) => {
    const id = at + 1;
    return [
      String(id),
      {
        id,
        private_hash: `hash${'x'.repeat(6)}${String(id).padStart(3, '0')}`,
        filename_disk: `picture-${String(id).padStart(3, '0')}.jpg`,
      },
    ];
  }),
);
const hash = (id: number) => String(files.get(String(id))?.private_hash);
const disk = (id: number) => String(files.get(String(id))?.filename_disk);
/** By collection, a row for each kind of reference; the number is the file that it uses. */
const rows: [collection: string, row: Record<string, unknown>, uses: number][] = [
  ['articles', { hero: 1 }, 1],
  ['articles', { hero: { id: 2, title: 'Pier' } }, 2],
  ['articles_files', { article: 7, file: '3' }, 3],
  ['articles', { body: `<p><img src="https://x.org/uploads/demo/originals/${disk(4)}" alt=""></p>` }, 4],
  ['articles', { body: `<a href="/demo/assets/${hash(5)}?key=directus-medium-crop">it</a>` }, 5],
  ['articles', { body: `![a pier](/demo/assets/${hash(6)})` }, 6],
  ['articles_translations', { body: `see ${disk(7).toUpperCase()}.` }, 7],
  ['articles_translations', { poster: 8 }, 8],
  ['articles', { slides: [{ picture: 9, caption: 'a' }] }, 9],
  ['articles', { slides: '[{"picture":{"id":10}}]' }, 10],
  ['articles', { facts: { more: [{ address: `\\/demo\\/assets\\/${hash(11)}` }] } }, 11],
  ['articles', { words: ['one', disk(12)] }, 12],
  ['directus_users', { avatar: 13 }, 13],
  ['articles', { body: 'https://api.example.com/demo/files/14' }, 14],
  ['directus_files', { id: 1, description: `made of ${disk(15)}` }, 15],
];

test('no file that something refers to is left, whichever way; those that nothing does are [FD88]', () => {
  const settings = {
    project_logo: '16',
    project_public_note: `![](/demo/assets/${hash(17)})`,
    project_name: '19',
  };
  const { steps, isWhole } = stepsFor(null);
  const names = fileNames(files);
  const found = new Set(
    steps.flatMap((step) =>
      step.by === 'settings'
        ? [...keysInSettings(settings, names)]
        : rows
            .filter(([collection]) => collection === step.collection.collection)
            .flatMap(([, row]) => [...keysInRow(row, step, step.by === 'texts' ? names : null)]),
    ),
  );
  const used = [...rows.map(([, , uses]) => uses), 16, 17].map(String);
  expect([...files.keys()].filter((id) => !found.has(id))).toEqual(['18', '19', '20']);
  expect([...files.keys()].filter((id) => found.has(id))).toEqual(used.sort((a, b) => Number(a) - Number(b)));
  expect(isWhole).toBe(true);
});

describe('what is read [FD88]', () => {
  const may = (collection: string, more: Partial<Permission> = {}) =>
    samplePermission(collection, { read: 'full', ...more });
  const everything = Object.keys(collections).map((name) => may(name));
  const without = (name: string, more: Permission[] = []) => [
    ...everything.filter(({ collection }) => collection !== name),
    ...more,
  ];

  test('all columns and texts of an administrator, but what the API writes by itself', () =>
    expect(named(null)).toEqual([
      'settings',
      'keys articles.hero',
      'keys articles_files.file',
      'keys articles_translations.poster',
      'keys directus_users.avatar',
      'texts articles.body,facts,slides,words',
      'texts articles_translations.body',
      'texts pages.slug',
      'texts directus_files.description',
    ]));

  test.each<[string, Permission[], boolean]>([
    ['everything', everything, true],
    ['no junction', without('articles_files'), false],
    ['no texts', without('pages'), false],
    ['own articles', without('articles', [may('articles', { read: 'mine' })]), false],
    ['no bodies', without('articles', [may('articles', { read_field_blacklist: ['body'] })]), false],
    [
      'no addresses of files',
      without('directus_files', [may('directus_files', { read_field_blacklist: ['private_hash'] })]),
      false,
    ],
    ['nothing', [], false],
  ])('a role that can read %s', (_, permissions, isWhole) =>
    expect(stepsFor(permissions).isWhole).toBe(isWhole),
  );

  test('a hidden column is not asked for', () => {
    const some = without('articles', [may('articles', { read_field_blacklist: ['body', 'hero'] })]);
    expect(named(some)).not.toContain('keys articles.hero');
    expect(named(some)).toContain('texts articles.facts,slides,words');
  });
});

describe('files that texts name [FD88]', () => {
  test.each<[Partial<StoredFile>, string, boolean]>([
    [{ filename_disk: 'a.png' }, 'https://x.org/uploads/a.png', true],
    [{ filename_disk: 'a.png' }, 'not extra.png', false],
    [{ private_hash: '123456789' }, 'call 123456789', false],
    [{ private_hash: '123456789' }, '/demo/assets/123456789', true],
    [{ filename_disk: 'mein Bild.png' }, 'src="/uploads/mein%20Bild.png"', true],
    [{ filename_disk: 'äöü (1).png' }, `/uploads/${encodeURIComponent('äöü (1).png')}`, true],
    [{ filename_disk: 'äöü (1).png' }, '/uploads/%C3%A4%C3%B6%C3%BC%20%281%29.png', true],
    [
      { filename_disk: 'äöüäöü.png' },
      String.raw`"\/uploads\/\u00e4\u00f6\u00fc\u00e4\u00f6\u00fc.png"`,
      true,
    ],
    [{ filename_disk: 'cut & dried.png' }, '/uploads/cut &amp; dried.png', true],
    [{ data: { asset_url: '/demo/assets/harbour-at-dawn' } }, '/demo/assets/harbour-at-dawn', true],
    [{ filename_disk: `half\uD800-a-letter.png` }, 'nothing of it', false],
    [{}, '/demo/files/7', true],
    [{}, '/demo/files/77', false],
    [{}, '/demo/files/7-old', false],
    [{}, 'files 7', false],
  ])('%j in %s: %s', (stored, words, isNamed) =>
    expect(
      fileNames(new Map([['7', stored]]))
        .keysIn(words)
        .has('7'),
    ).toBe(isNamed),
  );

  test('each of any files is found in any text around it', () => {
    const name = fc.string({ minLength: 6, maxLength: 30 }).filter((word) => !/^\d+$/.test(word));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 30 }),
        fc.string(),
        fc.nat(),
        (all, around, at) => {
          const named = new Map(all.map((filename_disk, id) => [String(id), { filename_disk }]));
          const wanted = at % all.length;
          expect([...fileNames(named).keysIn(`${around} ${all[wanted]}${around}`)]).toContain(String(wanted));
        },
      ),
    );
  });
});

test('keys in values and in rows of JSON [FD88]', () => {
  expect([7, '7', { id: 7 }, '{"id":7}', null].map(fileKeyOf)).toEqual(['7', '7', '7', '7', '']);
  expect(fileSubfields(slides)).toEqual(['picture']);
  expect(fileSubfields({ fields: JSON.stringify({ logo: { interface: 'file' }, name: {} }) })).toEqual([
    'logo',
  ]);
  expect(fileSubfields({})).toEqual([]);
  expect(keysUnder({ a: [{ logo: 4 }, { deep: { logo: '5' } }], b: 6 }, ['logo'])).toEqual(['4', '5']);
  expect(keysUnder('not JSON', ['logo'])).toEqual([]);
});
