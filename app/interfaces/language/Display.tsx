import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { languageName } from './language-name.ts';

export function Display({ value }: DisplayProps) {
  return clip(languageName(plainText(value), useLocale()));
}
