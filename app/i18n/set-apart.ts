import { isolated } from '#app/lib/isolates.ts';
import { directionOf } from './choose-locale.ts';
import { activeLocale } from './setup.ts';

/** A name or value that stands beside a text of ours without being put into it by i18next. */
export function setApart(text: string): string {
  return isolated(text, directionOf(activeLocale()));
}

/**
 * Names as a list in the user's language, “Title, Body and Tags”, each set apart where it is written in the other direction.
 * `type`: `unit` without the last “and”.
 */
export function listOf(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type }).format(names.map(setApart));
}
