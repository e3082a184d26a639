import { unstorableIn } from '#app/entities/fields/storable-text.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
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
  const number = (key: string) => {
    const value = ownValue(raw, key);
    return typeof value === 'number' ? value : null;
  };
  const text = (key: string) => {
    const value = ownValue(raw, key);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    id: number('id'),
    title: text('title'),
    user: number('user'),
    role: number('role'),
    collection: String(raw['collection'] ?? ''),
    search_query: text('search_query'),
    filters: toFilters(raw['filters']),
    view_type: text('view_type'),
    view_query: byLayout(raw['view_query'], toViewQuery),
    view_options: byLayout(raw['view_options'], toObject),
  };
}

/**
 * As the API takes it. The column of the layout takes no null, and one that is left out is the table; a search that can't be
 * stored stays as it was.
 */
export function presetBody(preset: Partial<Omit<Preset, 'id'>>): object {
  const { view_type, search_query, ...rest } = preset;
  return {
    ...rest,
    ...(view_type ? { view_type } : {}),
    ...(search_query === undefined || unstorableIn(search_query ?? '') !== '' ? {} : { search_query }),
  };
}

function byLayout<T>(value: unknown, read: (entry: unknown) => T): Record<string, T> | null {
  const entries = Object.entries(toObject(value));
  return entries.length > 0 ? Object.fromEntries(entries.map(([id, entry]) => [id, read(entry)])) : null;
}

/** Only what is text counts; names of other keys are kept for the apps that know them. */
function toViewQuery(value: unknown): ViewQuery {
  const query: Record<string, unknown> = toObject(value);
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, entry]) => {
      const isList = Array.isArray(entry) && (key === 'fields' || key === 'sort');
      if (isList) return [[key, entry.map(String).join(',')]];
      return typeof entry === 'string' || (key !== 'fields' && key !== 'sort') ? [[key, entry]] : [];
    }),
  );
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
