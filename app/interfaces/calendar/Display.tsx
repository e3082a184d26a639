import type { DisplayProps } from '#app/interfaces/define.ts';
import { StoredDay } from '#app/interfaces/StoredDay.tsx';
import { plainText } from '#app/lib/plain-text.ts';
import { maskedDate } from './mask.ts';

export function Display({ value, options }: DisplayProps) {
  const mask = plainText(options['formatting']);
  return (
    <StoredDay value={value} write={mask === '' ? null : (day, locale) => maskedDate(day, mask, locale)} />
  );
}
