import { describe, expect, test } from 'vitest';
import { currentPreset, emptyPreset, matchingBookmark, presetBody, toPreset } from './rules.ts';
import type { Preset } from './types.ts';

const owner = { user: 5, role: 2 };
const preset = (id: number, values: Partial<Preset> = {}): Preset => ({
  ...emptyPreset('articles'),
  id,
  ...values,
});

describe('the preset that a listing opens with [LST-09]', () => {
  const own = preset(1, { user: 5 });
  const ofRole = preset(2, { role: 2 });
  const global = preset(3);
  test.each([
    ['the own one first', [global, ofRole, own], 1],
    ['then the one of the role', [global, ofRole], 2],
    ['then the one for everybody', [global], 3],
    ['the newest of several', [own, preset(9, { user: 5 }), preset(4, { user: 5 })], 9],
    ['no bookmark', [preset(8, { user: 5, title: 'Mine' }), global], 3],
    ['none of another collection', [preset(8, { user: 5, collection: 'tags' })], null],
    ['none of another user or role', [preset(6, { user: 7 }), preset(7, { role: 3 })], null],
  ])('%s', (_, presets, expected) => expect(currentPreset(presets, 'articles', owner).id).toBe(expected));
});

describe('the bookmark that the view equals [BKM-01]', () => {
  const saved = preset(4, {
    title: 'Long ones',
    search_query: 'sea',
    view_query: { tabular: { sort: '-price' } },
  });

  test('all six keys count, null and empty are the same', () => {
    expect(matchingBookmark([saved], { ...saved, id: 1, title: null, user: 5 })).toBe(saved);
    expect(matchingBookmark([saved], { ...saved, search_query: 'harbour' })).toBeUndefined();
    expect(matchingBookmark([preset(2)], { ...preset(1), search_query: '' })?.id).toBe(2);
  });
});

test('a preset of the wrong shape is an empty one', () => {
  const read = toPreset({
    id: 3,
    collection: 'articles',
    filters: 'none',
    view_query: [],
    view_options: '[]',
  });
  expect(read).toEqual(preset(3));
  expect(
    toPreset({
      id: 3,
      collection: 'articles',
      filters: [null, { field: 'a' }, { field: 'a', operator: 'eq', value: 1, relative: 'today' }],
      view_query: { tabular: { fields: ['a', 'b'], sort: 5, extra: 1 }, cards: 'none' },
      view_options: { tabular: [], cards: '{"size": 2}' },
    }),
  ).toEqual(
    preset(3, {
      filters: [{ field: 'a', operator: 'eq', value: 1, relative: 'today' }],
      view_query: { tabular: { fields: 'a,b', extra: 1 } as never, cards: {} },
      view_options: { tabular: {}, cards: { size: 2 } },
    }),
  );
});

test.each<[Partial<Preset>, object]>([
  [{ view_type: null, search_query: null }, { search_query: null }],
  [
    { view_type: 'cards', search_query: 'sea' },
    { view_type: 'cards', search_query: 'sea' },
  ],
  [{ search_query: '🚢' }, {}],
  [{ search_query: '🚢', title: 'Ships 🚢' }, { title: 'Ships 🚢' }],
])('of %o is sent %o: the rest can not be stored [LST-09]', (changes, body) =>
  expect(presetBody(changes)).toEqual(body),
);
