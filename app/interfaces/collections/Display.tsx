import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  const stored = clip(plainText(value));
  return <span title={stored}>{formatTitle(stored.replace(/^directus_/, ''))}</span>;
}
