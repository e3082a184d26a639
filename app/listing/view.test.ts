import { describe, expect, test } from 'vitest';
import { emptyPreset } from '#app/entities/collection-presets/rules.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { presetChanges, toSearch, viewOf } from './view.ts';
import { hasView, readListingSearch } from './view-search.ts';

const preset = (values: Partial<Preset> = {}): Preset => ({ ...emptyPreset('articles'), ...values });
const filter = { field: 'title', operator: 'contains', value: 'a&b=c#d?e+f %25 "q" ümlaut' };

describe('the view in the address [LST-06] [FD37]', () => {
  test('every view comes back from its address', () => {
    const view = {
      type: 'tabular',
      q: '007',
      filters: [filter],
      query: { fields: 'title,price', sort: '-price' },
    };
    const address = JSON.parse(JSON.stringify(toSearch(view, 'articles')));
    expect(viewOf(readListingSearch(address), preset())).toEqual(view);
  });

  test('a plain view has a bare address', () =>
    expect(toSearch({ type: 'tabular', q: '', filters: [], query: {} }, 'articles')).toEqual({}));

  test('files and users are cards unless the address or the preset says otherwise [CRD-01]', () => {
    const files = emptyPreset('directus_files');
    expect(viewOf({}, files).type).toBe('cards');
    expect(viewOf({ q: 'sea' }, files).type).toBe('cards');
    expect(viewOf({ view: 'tabular' }, files).type).toBe('tabular');
    expect(toSearch({ type: 'tabular', q: '', filters: [], query: {} }, 'directus_users')).toEqual({
      view: 'tabular',
    });
    expect(toSearch({ type: 'cards', q: '', filters: [], query: {} }, 'directus_users')).toEqual({});
  });

  test.each([
    [{ q: 7 }, { q: '7' }],
    [{ q: '', sort: '' }, {}],
    [{ filters: 'x' }, {}],
    [
      { filters: [null, 5, { field: 'a' }, { field: 'a', operator: 'eq' }] },
      { filters: [{ field: 'a', operator: 'eq', value: null }] },
    ],
    [{ columns: ['a'], view: {} }, {}],
    [{ b: 12, unknown: true }, { b: 12 }],
    [{ b: 'x' }, {}],
  ])('%j is read as %j', (raw, expected) => expect(readListingSearch(raw)).toEqual(expected));

  test('the number of a bookmark is no view', () => expect(hasView({ b: 12 })).toBe(false));
});

describe('address and preset [LST-09]', () => {
  const saved = preset({
    search_query: 'sea',
    filters: [filter],
    view_query: { tabular: { sort: '-id', fields: 'title' }, cards: { sort: 'id' } },
  });

  test('a bare address shows the preset', () =>
    expect(viewOf({}, saved)).toEqual({
      type: 'tabular',
      q: 'sea',
      filters: [filter],
      query: { sort: '-id', fields: 'title' },
    }));

  test('an address that says anything says everything', () =>
    expect(viewOf({ sort: 'price' }, saved)).toEqual({
      type: 'tabular',
      q: '',
      filters: [],
      query: { sort: 'price' },
    }));

  test('a layout that is not there is named, and the table shown as it was left; it keeps what it had stored', () => {
    const gone = preset({
      ...saved,
      view_type: 'gallery',
      view_query: { ...saved.view_query, gallery: { fields: 'x' } },
    });
    const shown = viewOf({}, gone);
    expect(shown).toMatchObject({ type: 'gallery', query: { sort: '-id', fields: 'title' } });
    expect(presetChanges({ ...shown, type: 'tabular' }, gone)).toEqual({ view_type: 'tabular' });
  });

  test('each layout has a query of its own [LST-03]', () =>
    expect(viewOf({}, { ...saved, view_type: 'cards' }).query).toEqual({ sort: 'id' }));
});

describe('what is kept of a change', () => {
  test('only what differs', () => {
    const own = preset({ search_query: 'sea', view_query: { cards: { sort: 'id' } } });
    expect(presetChanges(viewOf({}, own), own)).toEqual({});
    expect(presetChanges({ ...viewOf({}, own), q: '' }, own)).toEqual({ search_query: null });
    expect(presetChanges({ ...viewOf({}, own), query: { sort: '-id' } }, own)).toEqual({
      view_query: { cards: { sort: 'id' }, tabular: { sort: '-id' } },
    });
  });

  test('a plain view empties the preset', () => {
    const own = preset({ filters: [filter], view_query: { tabular: { sort: 'id' } }, view_type: 'tabular' });
    expect(presetChanges({ type: 'tabular', q: '', filters: [], query: {} }, own)).toEqual({
      filters: null,
      view_query: null,
    });
  });
});
