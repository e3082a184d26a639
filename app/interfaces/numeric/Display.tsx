import { formatDigits } from '#app/components/ui/number-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { digitsOf } from './digits.ts';

export function Display({ value, options }: DisplayProps) {
  const locale = useLocale();
  const digits = digitsOf(value);
  const isNumber = digits !== null && /^-?\d+(\.\d+)?$/.test(digits);
  if (!isNumber || options['localized'] === false) return clip(plainText(value));
  return formatDigits(digits, locale, { grouping: true });
}
