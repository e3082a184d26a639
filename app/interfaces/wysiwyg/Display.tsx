import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { textOfHtml } from '#app/lib/text-of-html.ts';

export function Display({ value }: DisplayProps) {
  return clip(textOfHtml(plainText(value)));
}
