import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  const text = clip(plainText(value));
  return options['formatValue'] === true ? formatTitle(text) : text;
}
