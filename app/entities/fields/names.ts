/** What fields and collections are called. */
import { formatTitle } from '#app/lib/format-title.ts';
import type { Field, Translation } from './types.ts';

/** What the app says about collections and fields of the API's own; null for what it doesn't know. */
export interface SystemTexts {
  collection: (collection: string, locale: string) => string | null;
  name: (field: Field, locale: string) => string | null;
  note: (field: Field, locale: string) => string | null;
  /** A choice or status by the English name that the API gives it; without a locale in that of the user. */
  choice: (name: string, locale?: string) => string | null;
  /** What was done, by the activity log's word for it. */
  action: (action: string, locale?: string) => string | null;
}

let systemTexts: SystemTexts | null = null;

/** Gives the texts once they are there: public pages do without them. */
export function setSystemTexts(texts: SystemTexts): void {
  systemTexts = texts;
}

export const isSystem = (collection: string): boolean => collection.startsWith('directus_');

/**
 * The translated name of a field or collection: for the locale, else for another one of its language, else English (as
 * all texts fall back), else the app's own, else the title form of its name. An empty translation is none.
 */
export function nameFor(
  name: string,
  translations: readonly Translation[],
  locale: string,
  own: string | null | undefined,
): string {
  const [language = ''] = locale.split('-');
  const given = translations.filter(({ translation }) => translation !== '');
  const found =
    given.find((entry) => entry.locale === locale) ??
    given.find((entry) => entry.locale.split('-')[0] === language) ??
    given.find((entry) => entry.locale === 'en-US');
  return found?.translation ?? own ?? formatTitle(name);
}

export function fieldName(field: Field, locale: string): string {
  const own = isSystem(field.collection) ? systemTexts?.name(field, locale) : null;
  return nameFor(field.field, field.translation, locale, own);
}

/** What is said under a field. Of the API's own fields the app says it, in the user's language. */
export function fieldNote(field: Field, locale: string): string | null {
  if (!isSystem(field.collection) || !systemTexts?.name(field, locale)) return field.note;
  return systemTexts.note(field, locale);
}

export function collectionName(
  { collection, translation }: { collection: string; translation: readonly Translation[] },
  locale: string,
): string {
  const own = isSystem(collection) ? systemTexts?.collection(collection, locale) : null;
  return nameFor(collection.replace(/^directus_/, ''), translation, locale, own);
}

/** What was done, by the activity log's word for it; without a locale in the user's language. */
export function actionName(action: string, locale?: string): string {
  return systemTexts?.action(action, locale) ?? formatTitle(action);
}

/** A field's options; choices and statuses of the API's own fields have names in the user's language there. */
export function optionsInWords({ collection, options }: Field, locale?: string): Record<string, unknown> {
  const texts = systemTexts;
  if (!texts || !isSystem(collection)) return options;
  const inWords = (name: unknown) => (typeof name === 'string' ? (texts.choice(name, locale) ?? name) : name);
  const changed = { ...options };
  if (isRecord(options['choices'])) changed['choices'] = mapValues(options['choices'], inWords);
  if (isRecord(options['status_mapping'])) {
    changed['status_mapping'] = mapValues(options['status_mapping'], (status) =>
      isRecord(status) ? { ...status, name: inWords(status['name']) } : status,
    );
  }
  return changed;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (all: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
