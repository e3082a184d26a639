/** What the list of a file picker shows and asks for, from stored options. Pure. */
import type { PresetFilter } from '#app/entities/collection-presets/types.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import { orderConditions } from '#app/entities/items/filter-order.ts';
import { byKey } from '#app/entities/items/without-related.ts';
import { toFilterParams } from '#app/entities/items/filters.ts';
import { isKnownOperator } from '#app/entities/items/operators.ts';
import { templatePaths } from '#app/lib/template.ts';
import type { Params } from '#app/lib/search-params.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { acceptConditions, parseAccept } from './accept.ts';

/** Options as an interface has them stored; whatever of them makes no sense counts as not given. */
export interface PickerOptions {
  /** `cards` (default) or any layout of rows: `tabular`. */
  viewType?: unknown;
  /** `title`, `subtitle`, `content`: a field or a template each; flat, or under the layout's name. */
  viewOptions?: unknown;
  /** `sort`, `fields`, `q`; flat, or under the layout's name. */
  viewQuery?: unknown;
  /** Conditions as a saved view has them. */
  filters?: unknown;
  /** Media types. */
  accept?: unknown;
}

export interface PickerView {
  isRows: boolean;
  /** Templates; null: not shown. */
  title: string;
  subtitle: string | null;
  content: string | null;
  fit: 'crop' | 'contain';
  /** Paths beside the name in a row. */
  columns: string[];
  /** Paths to read. */
  fields: string[];
  sort: string;
  /** A search that is always on. */
  q: string;
  filter: Params | null;
  accepted: string[];
  /** Some of the conditions can't be told to the API. */
  isUnfit: boolean;
}

const always = [
  'id',
  'private_hash',
  'type',
  'filesize',
  'filename_download',
  'title',
  'data',
  'width',
  'height',
];

/** `has` tells which fields of files there are and may be read. */
export function pickerView(options: PickerOptions, has: (field: string) => boolean): PickerView {
  const type = typeof options.viewType === 'string' && options.viewType !== '' ? options.viewType : 'cards';
  const view = partOf(options.viewOptions, type);
  const query = partOf(options.viewQuery, type);
  const isThere = (path: string) => has(path.split('.')[0] ?? '');
  const templateOf = (key: string, usual: string | null) => {
    const value = ownValue(view, key) === undefined ? usual : ownValue(view, key);
    if (typeof value !== 'string' || value === '') return null;
    const template = value.includes('{{') ? value : `{{${value}}}`;
    return templatePaths(template).some(isThere) ? template : null;
  };
  const title = templateOf('title', 'title') ?? '{{title}}';
  const subtitle = templateOf('subtitle', 'type');
  const content = templateOf('content', 'description');
  const columns = namesOf(query['fields']).filter(isThere);
  const shown = [title, subtitle, content].flatMap((text) => (text === null ? [] : templatePaths(text)));
  const sorts = namesOf(query['sort']).filter((entry) => isThere(entry.replace(/^-/, '')));
  const { filter, isUnfit } = conditionsFor(options.filters, parseAccept(options.accept), isThere);
  return {
    isRows: type !== 'cards',
    title,
    subtitle,
    content,
    fit: view['fit'] === 'contain' ? 'contain' : 'crop',
    columns: columns.length > 0 ? columns : ['type', 'filesize', 'uploaded_on'].filter(isThere),
    fields: [...new Set([...always, 'uploaded_on', ...shown, ...columns])].filter(isThere),
    // The key ends the order, or equal files could change places between two pages.
    sort: [...(sorts.length > 0 ? sorts : ['-uploaded_on'].filter(() => isThere('uploaded_on'))), '-id'].join(
      ',',
    ),
    q: typeof query['q'] === 'string' ? query['q'] : '',
    filter,
    accepted: parseAccept(options.accept),
    isUnfit,
  };
}

/** The options of a layout: under its name as saved views have them, else flat. */
function partOf(value: unknown, type: string): Record<string, unknown> {
  const all = toObject(value);
  const own = toObject(ownValue(all, type));
  return Object.keys(own).length > 0 ? own : all;
}

function namesOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
}

/** A list, also as JSON text or with keys as PHP writes one. */
function listOf(stored: unknown): unknown[] {
  if (Array.isArray(stored)) return stored;
  if (typeof stored === 'string' && stored.trim().startsWith('['))
    return Object.values(toObject(`{"list":${stored}}`)).flat();
  return Object.values(toObject(stored));
}

function conditionsFor(
  stored: unknown,
  accepted: readonly string[],
  isThere: (path: string) => boolean,
): { filter: Params | null; isUnfit: boolean } {
  const list = listOf(stored);
  const stated = list.flatMap((entry: unknown): PresetFilter[] => {
    const { field, operator = 'eq', value = null, logical } = toObject(entry);
    if (typeof field !== 'string' || !isThere(field)) return [];
    if (typeof operator !== 'string' || !isKnownOperator(operator)) return [];
    return [{ field, operator, value, ...(logical === 'or' ? { logical: 'or' as const } : {}) }];
  });
  const own = byKey(stated, 'id');
  const isDropped = own.length < list.length;
  // A condition on the type says more than the list of types.
  const types = own.some(({ field }) => field === 'type') ? [] : acceptConditions(accepted);
  const hasOr = own.some(({ logical }) => logical === 'or');
  const both = hasOr ? (types.length < 2 ? orderConditions(own, types) : null) : orderConditions(types, own);
  // What can't be told to the API together is sorted out here: a page may be short then.
  const ordered = both ?? orderConditions(own);
  return {
    filter: ordered === null ? null : toFilterParams(ordered),
    isUnfit: isDropped || ordered === null,
  };
}
