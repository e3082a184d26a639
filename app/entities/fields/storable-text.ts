/**
 * Which characters the API's own tables take. Recorded servers hold their text in three bytes a character, so that emoji and
 * rare characters (those above U+FFFF) fail there with a database error; tables of the project take them. Pure.
 */
import { isSystem } from '#app/entities/collections/rules.ts';
import type { Field } from './types.ts';

/** Columns of the API's own tables that take every character. */
const wideColumns = new Set(['directus_collection_presets.title', 'directus_activity.comment']);

/** Types whose values arrive in the column as something else: escaped, or as a hash. */
const encodedTypes = new Set(['json', 'hash']);

const wide = /[\u{10000}-\u{10FFFF}]/u;

/** How many characters are named in a message. */
const maxNamed = 5;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text that the API's own tables can't hold, each once and no more than a message names; '' for none. */
export function unstorableIn(text: string): string {
  if (!wide.test(text)) return '';
  const found = [...characters.segment(text)].map(({ segment }) => segment).filter((one) => wide.test(one));
  return [...new Set(found)].slice(0, maxNamed).join(' ');
}

/** As `unstorableIn`, of a value of a field; '' where its column takes every character. */
export function unstorableOf(field: Pick<Field, 'collection' | 'field' | 'type'>, value: unknown): string {
  const isWide = !isSystem(field.collection) || wideColumns.has(`${field.collection}.${field.field}`);
  if (isWide || encodedTypes.has(field.type)) return '';
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return unstorableIn(texts.filter((text) => typeof text === 'string').join(' '));
}

/** A name without what can't be stored, its ending kept; `file` where nothing is left of it. */
export function storableName(name: string): string {
  if (!wide.test(name)) return name;
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/su.exec(name) ?? [];
  const kept = withoutUnstorable(stem);
  return `${kept === '' ? 'file' : kept}${withoutUnstorable(ending)}`;
}

function withoutUnstorable(text: string): string {
  return [...characters.segment(text)]
    .map(({ segment }) => (wide.test(segment) ? '' : segment))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
