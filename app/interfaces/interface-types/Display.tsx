import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  return clip(plainText(value));
}
