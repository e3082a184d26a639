/** Which fields the layouts that go by date use: what was chosen, else what suggests itself. Pure. */
import { displayTemplate } from '#app/entities/collections/naming.ts';
import { fieldOf, isSystem } from '#app/entities/collections/rules.ts';
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { isReadablePath } from '#app/entities/items/readable-paths.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { templatePaths } from '#app/lib/template.ts';
import type { LayoutContext } from './define.ts';
import type { DateKind } from './days.ts';
import { displayPathsOf } from './paths.ts';

const moments = ['datetime', 'datetime_created', 'datetime_updated'];
const wordless = ['json', 'hash', 'file', 'boolean', 'array', 'sort'];

export type FieldUse = 'date' | 'datetime' | 'moment' | 'time' | 'title' | 'content' | 'color';

const fits: Record<FieldUse, (field: Field) => boolean> = {
  date: ({ type }) => type === 'date',
  datetime: ({ type }) => moments.includes(type),
  moment: ({ type }) => type === 'date' || moments.includes(type),
  time: ({ type }) => type === 'time',
  title: ({ type }) => !wordless.includes(type),
  content: ({ type }) => type !== 'hash',
  color: ({ type }) => ['string', 'status', 'integer'].includes(type),
};

/** The readable fields that can serve a purpose, in their order. */
export function fieldsFor(use: FieldUse, { collection, hidden }: LayoutContext): Field[] {
  return Object.values(collection.fields).filter(
    (field) => hasColumn(field) && !hidden.has(field.field) && fits[use](field),
  );
}

/**
 * The field that an option names. `undefined`: nothing (usable) was chosen, so one may be suggested; `null`: chosen to
 * be none. A field that is gone counts as not chosen.
 */
export function chosenField(
  stored: unknown,
  use: FieldUse,
  context: LayoutContext,
): Field | null | undefined {
  if (stored === null || stored === '') return null;
  return fieldsFor(use, context).find((field) => field.field === stored);
}

/** The date to go by when none was chosen: one that people set, before those that the server keeps. */
export function suggestedDate(context: LayoutContext): Field | null {
  const all = fieldsFor('moment', context);
  const rank = ({ type, hidden_browse }: Field) =>
    (type === 'datetime_created' ? 2 : type === 'datetime_updated' ? 3 : 0) + (hidden_browse ? 1 : 0);
  return [...all].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** How items are named: a field drawn as it is in tables, or a display template. */
export type Title = { field: Field } | { template: string };

export function isTemplate(text: string): boolean {
  return /\{\{.*\}\}/s.test(text);
}

/** The paths of a template that name no readable field. */
export function unknownPaths(template: string, context: LayoutContext): string[] {
  const { collection, relations, hidden } = context;
  const name = collection.collection;
  const collections = { ...context.collections, [name]: collection };
  const isThere = (path: string) => isReadablePath({ collections, relations }, name, path);
  return templatePaths(template).filter((path) => hidden.has(path.split('.')[0] ?? '') || !isThere(path));
}

/** The title that an option names, as `chosenField`. A template none of whose fields is readable counts as not chosen. */
export function chosenTitle(stored: unknown, context: LayoutContext): Title | null | undefined {
  if (typeof stored !== 'string' || stored === '') return stored === undefined ? undefined : null;
  if (isTemplate(stored)) {
    const isKnown = unknownPaths(stored, context).length < templatePaths(stored).length;
    return isKnown ? { template: stored } : undefined;
  }
  const field = chosenField(stored, 'title', context);
  return field ? { field } : undefined;
}

/** By the collection's own template, people by their names; else the first text that lists show, else the first text, else the key. */
export function suggestedTitle(context: LayoutContext): Title | null {
  const all = fieldsFor('title', context);
  const { collection } = context.collection;
  const template = displayTemplate(context.collection);
  if (template !== null) {
    const named = chosenTitle(template, context);
    if (named) return named;
  }
  if (collection === 'directus_users') return { template: '{{first_name}} {{last_name}}' };
  const texts = all.filter((field) => field.type === 'string' && !field.primary_key);
  const field = texts.find((entry) => !entry.hidden_browse) ?? texts[0] ?? all[0];
  return field ? { field } : null;
}

/** The paths that drawing a title reads. */
export function titlePaths(title: Title | null, context: LayoutContext): string[] {
  if (title === null) return [];
  if ('field' in title) return displayPathsOf(title.field, context);
  const unknown = new Set(unknownPaths(title.template, context));
  return templatePaths(title.template).filter((path) => !unknown.has(path));
}

/** How the values of a date field are to be read. The API's own collections keep all their times in UTC. */
export function dateKindOf(field: Field): DateKind {
  if (field.type === 'date') return 'day';
  const isUtc = field.type !== 'datetime' || field.options['utc'] === true || isSystem(field.collection);
  return isUtc ? 'instant' : 'naive';
}

/** An order of a saved view, less what can't be sorted by, and the names that were left out. Columns mean nothing here. */
export function cleanSort(
  { sort }: ViewQuery,
  { collection, hidden }: LayoutContext,
): { query: ViewQuery; dropped: string[] } {
  const entries = (sort ?? '').split(',').filter(Boolean);
  const isKnown = (entry: string) => {
    const name = entry.replace(/^-/, '');
    const field = fieldOf(collection, name);
    return field !== undefined && hasColumn(field) && !hidden.has(name);
  };
  const kept = entries.filter(isKnown);
  return {
    query: kept.length > 0 ? { sort: kept.join(',') } : {},
    dropped: entries.filter((entry) => !isKnown(entry)).map((entry) => entry.replace(/^-/, '')),
  };
}
