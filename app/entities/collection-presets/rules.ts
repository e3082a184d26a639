import { toObject } from '#app/entities/fields/rules.ts';
import { sameJson } from '#app/lib/json.ts';
import type { Preset, PresetFilter, PresetOwner, ViewQuery } from './types.ts';

export function emptyPreset(collection: string): Preset {
  return {
    id: null,
    title: null,
    user: null,
    role: null,
    collection,
    search_query: null,
    filters: null,
    view_type: null,
    view_query: null,
    view_options: null,
  };
}

/** A preset of the API's answer; whatever is not of the right shape is left out, so a bad one never breaks a view. */
export function toPreset(raw: Record<string, unknown>): Preset {
  const number = (key: string) => (typeof raw[key] === 'number' ? raw[key] : null);
  const text = (key: string) => (typeof raw[key] === 'string' && raw[key] !== '' ? raw[key] : null);
  return {
    id: number('id'),
    title: text('title'),
    user: number('user'),
    role: number('role'),
    collection: String(raw['collection'] ?? ''),
    search_query: text('search_query'),
    filters: toFilters(raw['filters']),
    view_type: text('view_type'),
    view_query: isFilled(raw['view_query'])
      ? (toObject(raw['view_query']) as Record<string, ViewQuery>)
      : null,
    view_options: isFilled(raw['view_options'])
      ? (toObject(raw['view_options']) as Record<string, Record<string, unknown>>)
      : null,
  };
}

function isFilled(value: unknown): boolean {
  return Object.keys(toObject(value)).length > 0;
}

function toFilters(value: unknown): PresetFilter[] | null {
  if (!Array.isArray(value)) return null;
  const filters = value.filter((entry: unknown): entry is PresetFilter => {
    const { field, operator } = toObject(entry);
    return typeof field === 'string' && typeof operator === 'string';
  });
  return filters.length > 0 ? filters : null;
}

const compared = [
  'collection',
  'search_query',
  'filters',
  'view_options',
  'view_type',
  'view_query',
] as const;

/** The bookmark that the present view equals in all six keys, if any; null, missing and empty are the same. */
export function matchingBookmark(bookmarks: readonly Preset[], preset: Preset): Preset | undefined {
  return bookmarks.find((bookmark) =>
    compared.every((key) => sameJson(blank(bookmark[key]), blank(preset[key]))),
  );
}

function blank(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

/** What opening a bookmark copies into the user's own preset. */
export function bookmarkView(bookmark: Preset): Partial<Preset> {
  const { search_query, filters, view_query, view_options, view_type } = bookmark;
  return { search_query, filters, view_query, view_options, view_type };
}

/** The untitled preset that counts for a user: the own one, else the role's, else the global one; of several the newest. */
export function currentPreset(
  presets: readonly Preset[],
  collection: string,
  { user, role }: PresetOwner,
): Preset {
  const scopes: ((preset: Preset) => boolean)[] = [
    (preset) => preset.user === user,
    (preset) => preset.user === null && preset.role === role,
    (preset) => preset.user === null && preset.role === null,
  ];
  const own = presets.filter((preset) => preset.collection === collection && preset.title === null);
  const found = scopes.map((isIn) => own.filter(isIn).sort((a, b) => (b.id ?? 0) - (a.id ?? 0))[0]);
  return found.find((preset) => preset !== undefined) ?? emptyPreset(collection);
}
