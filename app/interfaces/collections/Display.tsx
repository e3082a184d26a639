import { collectionName } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  const stored = clip(plainText(value));
  const locale = useLocale();
  return <span title={stored}>{collectionName({ collection: stored, translation: [] }, locale)}</span>;
}
