/** What a card shows, from the stored options. Pure. */
import type { ViewQuery } from '#app/entities/collection-presets/types.ts';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { primaryKeyField } from '#app/entities/collections/rules.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Fit } from '#app/entities/files/rules.ts';
import type { LayoutContext, LayoutRequest } from '#app/layouts/define.ts';
import { filesCollection, imageFields, imagePaths, usersCollection } from '#app/layouts/image-fields.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
import { templatePaths } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';

export type CardSize = 'small' | 'medium' | 'large';

export interface CardOptions {
  /** Field with the picture; `data` is the file itself in the collection of files. */
  src: string | null;
  fit: Fit;
  /** Each a field's name, or a template over fields (`{{first_name}} {{last_name}}`); null: not shown. */
  title: string | null;
  subtitle: string | null;
  content: string | null;
  /** Material icon in the place of a missing picture; null picks one by the kind of file or person. */
  icon: string | null;
  size: CardSize;
}

type Shown = Pick<CardOptions, 'src' | 'title' | 'subtitle' | 'content'>;

const defaults: Readonly<Record<string, Shown>> = {
  [filesCollection]: { src: 'data', title: 'title', subtitle: 'type', content: null },
  [usersCollection]: {
    src: 'avatar',
    title: '{{first_name}} {{last_name}}',
    subtitle: '{{title}} – {{company}}',
    content: 'last_access_on',
  },
};

/** What the API's installation stores for its users: nobody has chosen that, and it parts the two names. */
const installed = {
  title: 'first_name',
  subtitle: 'last_name',
  content: 'title',
  src: 'avatar',
  icon: 'person',
};

function isInstalled(options: Record<string, unknown>): boolean {
  return Object.entries(installed).every(([key, value]) => ownValue(options, key) === value);
}

export const isTemplate = (text: string) => text.includes('{{');

/** Fields that may stand on a card: whatever shows a value and may be read. */
export function textFields({ collection, hidden }: LayoutContext): Field[] {
  return Object.values(collection.fields).filter(
    (field) => field.type !== 'alias' && field.type !== 'group' && !hidden.has(field.field),
  );
}

/** Fields that the API can sort by. */
function sortFields(context: LayoutContext): Field[] {
  return textFields(context).filter(hasColumn);
}

/** How items of a collection are called where nobody has chosen it: a template, or the one field that it consists of. */
function ownName(collection: Collection): string {
  const template = nameTemplate(undefined, collection);
  return /^\{\{\s*([^{}.]+?)\s*\}\}$/.exec(template)?.[1] ?? template;
}

/** Stored options, with what is missing filled in and what doesn't exist (any more) or can't be read left out. */
export function cardOptions(stored: Record<string, unknown>, context: LayoutContext): CardOptions {
  const { collection } = context.collection;
  const options = collection === usersCollection && isInstalled(stored) ? {} : stored;
  const names = new Set(textFields(context).map(({ field }) => field));
  const images = imageFields(context);
  const key = primaryKeyField(context.collection)?.field ?? null;
  const preset: Shown = ownValue(defaults, collection) ?? {
    src: null,
    title: ownName(context.collection),
    subtitle: null,
    content: null,
  };
  const fits = (text: string) =>
    isTemplate(text)
      ? templatePaths(text).some((path) => names.has(path.split('.')[0] ?? ''))
      : names.has(text);
  const textOf = (name: 'title' | 'subtitle' | 'content') => {
    const value = options[name] === undefined ? preset[name] : options[name];
    return typeof value === 'string' && fits(value) ? value : null;
  };
  const src = options['src'] === undefined ? preset.src : options['src'];
  const { fit, icon, size } = options;
  return {
    src: typeof src === 'string' && images.includes(src) ? src : null,
    fit: fit === 'contain' ? 'contain' : 'crop',
    title: textOf('title') ?? key,
    subtitle: textOf('subtitle'),
    content: textOf('content'),
    icon: typeof icon === 'string' && icon !== '' && icon !== '__none__' ? icon : null,
    size: size === 'small' || size === 'large' ? size : 'medium',
  };
}

function pathsOfText(text: string | null, context: LayoutContext): string[] {
  if (text === null) return [];
  const { fields } = context.collection;
  if (!isTemplate(text)) {
    const field = ownValue(fields, text);
    return field ? displayPathsOf(field, context) : [];
  }
  return templatePaths(text).filter((path) => ownValue(fields, path.split('.')[0] ?? ''));
}

function sortsOf({ sort }: ViewQuery): string[] {
  return (sort ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

const nameOf = (entry: string) => entry.replace(/^-/, '');

/** Cards have no columns: only the order is theirs. */
export function clean(query: ViewQuery, context: LayoutContext): { query: ViewQuery; dropped: string[] } {
  const allowed = new Set(sortFields(context).map(({ field }) => field));
  const sorts = sortsOf(query);
  const kept = sorts.filter((entry) => allowed.has(nameOf(entry)));
  return {
    query: kept.length > 0 ? { sort: kept.join(',') } : {},
    dropped: [...new Set(sorts.filter((entry) => !kept.includes(entry)).map(nameOf))],
  };
}

/** Paths of what the cards show. The key ends the order, or equal cards could change places between two windows. */
export function request(
  query: ViewQuery,
  options: Record<string, unknown>,
  context: LayoutContext,
): LayoutRequest {
  const card = cardOptions(options, context);
  const texts = [card.title, card.subtitle, card.content].flatMap((text) => pathsOfText(text, context));
  const key = primaryKeyField(context.collection)?.field;
  const sorts = sortsOf(query);
  const last = sorts.at(-1);
  const isOpen = key !== undefined && last !== undefined && !sorts.some((entry) => nameOf(entry) === key);
  return {
    paths: requestFields([...texts, ...imagePaths(card.src)], context),
    sort:
      sorts.length === 0
        ? null
        : [...sorts, ...(isOpen ? [last.startsWith('-') ? `-${key}` : key] : [])].join(','),
  };
}
