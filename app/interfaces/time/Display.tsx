import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTime } from '#app/lib/dates.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';

export function Display({ value, options }: DisplayProps) {
  const locale = useLocale();
  return formatTime(clip(plainText(value)), locale, options['display24HourClock'] !== false);
}
