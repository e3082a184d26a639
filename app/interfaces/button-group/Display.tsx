import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { buttonGroups, buttonOf } from './button-groups.ts';

export function Display({ value, options }: DisplayProps) {
  const stored = clip(plainText(value));
  return buttonOf(buttonGroups(options['choices']).groups, stored)?.label ?? formatTitle(stored);
}
