import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { bytesOf, sizeText } from './sizes.ts';

export function Display({ value, options }: DisplayProps) {
  const locale = useLocale();
  const bytes = bytesOf(value);
  if (bytes === null || options['format'] === false) return clip(plainText(value));
  return <span title={`${bytes} B`}>{sizeText(bytes, locale, options['decimal'] !== false)}</span>;
}
