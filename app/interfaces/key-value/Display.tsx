import type { DisplayProps } from '#app/interfaces/define.ts';
import { Excerpt } from '#app/interfaces/Excerpt.tsx';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { toPairs } from './pairs.ts';

/** More lines than these are only laid out to be cut off. */
const max = 20;

export function Display({ value }: DisplayProps) {
  const lines = (toPairs(value) ?? [])
    .slice(0, max)
    .map((pair) => clip(`${plainText(pair.key)}: ${plainText(pair.value)}`, 100));
  const text = lines.length > 0 ? lines.join(', ') : plainText(value);
  return <Excerpt icon="list_alt" text={text} title={lines.join('\n')} dir="auto" />;
}
