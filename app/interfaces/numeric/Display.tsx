import { formatDigits } from '#app/components/ui/number-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { decimalsOf, digitsOf, withDecimals } from '#app/interfaces/number-values.ts';

/** With as many places behind the point as the column has, so that the numbers of a list stand one under the other. */
export function Display({ value, options, field }: DisplayProps) {
  const locale = useLocale();
  const digits = digitsOf(value);
  const isNumber = digits !== null && /^-?\d+(\.\d+)?$/.test(digits);
  if (!isNumber || options['localized'] === false) return clip(plainText(value));
  return formatDigits(withDecimals(digits, decimalsOf(field.type, field.length)), locale, { grouping: true });
}
