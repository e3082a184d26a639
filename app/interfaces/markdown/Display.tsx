import type { DisplayProps } from '#app/interfaces/define.ts';
import { Excerpt } from '#app/interfaces/Excerpt.tsx';
import { plainText } from '#app/lib/plain-text.ts';

export function Display({ value }: DisplayProps) {
  return <Excerpt icon="subject" text={plainText(value)} />;
}
