import { formatDigits } from '#app/components/ui/number-text.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  const locale = useLocale();
  const number = formatDigits(clip(plainText(value)), locale);
  const unit = plainText(options['unit']);
  return unit ? `${number} ${unit}` : number;
}
