import { describe, expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { geometryOf, minWidths } from './card-grid.ts';
import { imageFields } from '#app/layouts/image-fields.ts';
import { cardOptions, clean, request } from './card-options.ts';
import { sortingOf } from '#app/layouts/sorting.ts';

const field = (name: string, type: string, more: object = {}) => ({
  field: name,
  type,
  datatype: 'VARCHAR',
  ...more,
});

function contextOf(collection: string, fields: object[], hidden: string[] = []): LayoutContext {
  const own = toCollection({ collection, fields });
  return {
    collection: own,
    collections: { [collection]: own },
    relations: [],
    hidden: new Set(hidden),
    owner: 'nothing',
  };
}

const id = field('id', 'integer', { datatype: 'INT', primary_key: true });
const things = contextOf(
  'things',
  [id, field('title', 'string'), field('hero', 'file'), field('secret', 'file')],
  ['secret'],
);
const files = contextOf('directus_files', [
  id,
  field('title', 'string'),
  field('type', 'string'),
  field('description', 'string'),
  { field: 'data', type: 'alias', datatype: null },
]);
const users = contextOf('directus_users', [
  id,
  ...['first_name', 'last_name', 'title', 'company', 'last_access_on'].map((name) => field(name, 'string')),
  field('avatar', 'file'),
]);
const nothing = { src: null, title: 'id', subtitle: null, content: null };

/** Everything that can be chosen. */
const chosen = {
  src: 'hero',
  title: 'title',
  subtitle: 'id',
  content: 'title',
  fit: 'contain',
  icon: 'star',
  size: 'large',
};

describe('what a card shows [CRD-01]', () => {
  test.each([
    ['its name, when nothing is chosen', {}, things, { ...nothing, title: 'title' }],
    ['a file, in the library', {}, files, { src: 'data', title: 'title', subtitle: 'type', content: null }],
    [
      'the name of a person, and where they belong',
      {},
      users,
      {
        src: 'avatar',
        title: '{{first_name}} {{last_name}}',
        subtitle: '{{title}} – {{company}}',
        content: 'last_access_on',
      },
    ],
    [
      'the same for the view that an installation comes with',
      { title: 'first_name', subtitle: 'last_name', content: 'title', src: 'avatar', icon: 'person' },
      users,
      { title: '{{first_name}} {{last_name}}' },
    ],
    ['what is chosen', chosen, things, chosen],
    [
      'nothing where that is chosen',
      { src: null, subtitle: '__none__' },
      files,
      { src: null, subtitle: null },
    ],
    [
      'nothing that is gone or hidden',
      { src: 'secret', title: 'gone', subtitle: 7, content: {} },
      things,
      nothing,
    ],
    ['no template over nothing that is there', { title: '{{gone}} {{too}}' }, things, nothing],
  ])('%s', (_, stored, context, expected) => expect(cardOptions(stored, context)).toMatchObject(expected));

  test('pictures are the file itself or fields of files that may be read', () => {
    expect(imageFields(files)).toEqual(['data']);
    expect(imageFields(things)).toEqual(['hero']);
  });
});

describe('what is asked for [CRD-01] [FD21]', () => {
  test('the paths of what is shown, the key, and nothing else', () => {
    const { paths } = request({}, { src: 'hero', title: 'title' }, things);
    expect(paths).toEqual([
      'hero.data',
      'hero.filesize',
      'hero.id',
      'hero.private_hash',
      'hero.type',
      'id',
      'title',
    ]);
    expect(
      request({}, { title: '{{first_name}}', subtitle: null, content: null, src: null }, users).paths,
    ).toEqual(['first_name', 'id']);
  });

  test('the order ends with the key, in its direction', () => {
    expect(request({ sort: '-title' }, {}, things).sort).toBe('-title,-id');
    expect(request({ sort: 'id' }, {}, things).sort).toBe('id');
    expect(request({}, {}, things).sort).toBeNull();
  });

  test('an order by what is gone or has no column is left out, and told', () => {
    expect(clean({ sort: 'gone,-title,data' }, files)).toEqual({
      query: { sort: '-title' },
      dropped: ['gone', 'data'],
    });
    expect(sortingOf({ sort: '-title' })).toEqual({ field: 'title', descending: true });
    expect(sortingOf({})).toBeNull();
  });
});

describe('cards in a row [CRD-01]', () => {
  test.each([
    [1064, 'medium', 5],
    [1064, 'small', 8],
    [1064, 'large', 3],
    [366, 'medium', 2],
    [366, 'small', 3],
    [366, 'large', 1],
    [90, 'medium', 1],
  ] as const)('%d px, %s: %d', (width, size, columns) => {
    const shape = geometryOf(width, size, 2, true);
    expect(shape.columns).toBe(columns);
    if (columns > 1) {
      const card = (width - (columns - 1) * shape.gap) / columns;
      expect(card).toBeGreaterThanOrEqual(minWidths[size]);
    }
  });

  test('a line more makes it higher, no picture lower', () => {
    const [two, three] = [2, 3].map((lines) => geometryOf(1064, 'medium', lines, true).rowHeight);
    expect(three).toBe((two ?? 0) + 18);
    expect(geometryOf(1064, 'medium', 1, false)).toMatchObject({ imageHeight: 0, rowHeight: 62 });
  });
});
