import { compareDigits, plainDigits } from '#app/components/ui/digits.ts';
import type { NumberTextError } from '#app/components/ui/number-text.ts';

/** What can be wrong with what is typed; low and high: beyond min or max. */
export type NumberError = NumberTextError | 'low' | 'high';

/** Plain digits. */
export interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Which limit plain digits are beyond; null for none. */
export function beyond(digits: string | null, { min, max }: Limits): NumberError | null {
  const plain = digits === null ? null : plainDigits(digits);
  if (plain === null) return null;
  if (min !== undefined && compareDigits(plain, min) < 0) return 'low';
  return max !== undefined && compareDigits(plain, max) > 0 ? 'high' : null;
}

/** The owner may write a number shorter than it was typed: `1.0`, on the way to `1.05`, comes back as `1`. */
export function sameNumber(typed: string | null, value: string | null): boolean {
  if (typed === value) return true;
  const [left, right] = [typed, value].map((digits) => (digits === null ? null : plainDigits(digits)));
  return left && right ? compareDigits(left, right) === 0 : false;
}
