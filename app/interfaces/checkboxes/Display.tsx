import { choiceLabel, parseChoices, storedValues } from '#app/entities/fields/choices.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  const stored = storedValues(value);
  if (options['formatting'] === false) return clip(stored.join(', '));
  const { choices } = parseChoices(options['choices']);
  return clip(stored.map((entry) => choiceLabel(choices, entry)).join(', '));
}
