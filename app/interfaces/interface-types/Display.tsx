import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip } from '#app/lib/plain-text.ts';
import { typeText } from './stored-type.ts';

export function Display({ value }: DisplayProps) {
  const type = typeText(value);
  // What is no type's name is shown as it is.
  return /^\w{1,40}$/.test(type) ? formatTitle(type) : clip(type);
}
