import { directionOf } from '#app/i18n/choose-locale.ts';
import { useControlLocale } from '#app/i18n/locale.ts';

/** Sets off what stands in a sentence from right to left: a date or number in it would be turned around. */
export function useIsolate(): (text: string) => string {
  const direction = directionOf(useControlLocale());
  return (text) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
}

/** The text without the marks of `useIsolate`, for a file. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
