import { useLocale } from '#app/i18n/locale.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatDate, formatRelativeDay, isDate, todayIn } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useTimeZone } from '#app/session/model.ts';
import { maskedDate } from './mask.ts';

export function Display({ value, options }: DisplayProps) {
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const stored = clip(plainText(value));
  if (!isDate(stored)) return stored;
  const mask = plainText(options['formatting']);
  return (
    <time dateTime={stored} title={formatDate(stored, locale, 'long')}>
      {mask === '' ? formatRelativeDay(stored, todayIn(zone, now), locale) : maskedDate(stored, mask, locale)}
    </time>
  );
}
