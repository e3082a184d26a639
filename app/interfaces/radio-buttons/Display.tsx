import { choiceLabel, parseChoices } from '#app/entities/fields/choices.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  const stored = plainText(value);
  return clip(
    options['format'] === false ? stored : choiceLabel(parseChoices(options['choices']).choices, stored),
  );
}
