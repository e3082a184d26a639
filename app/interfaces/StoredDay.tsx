import { use } from 'react';
import { InListContext } from '#app/components/moments/in-list.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { formatDate, formatRelativeDay, isDate, todayIn } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import { useTimeZone } from '#app/session/model.ts';

interface StoredDayProps {
  value: unknown;
  /** The day 'YYYY-MM-DD' in words; null: as its distance from today. */
  write: ((day: string, locale: string) => string) | null;
}

/** A day as a display has it, with its long form as a tip; what is no day is shown as it is. */
export function StoredDay({ value, write }: StoredDayProps) {
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const isInList = use(InListContext);
  const stored = clip(plainText(value));
  if (!isDate(stored)) return stored;
  return (
    <time dateTime={stored} {...{ [isInList ? 'data-tip' : 'title']: formatDate(stored, locale, 'long') }}>
      {write === null ? formatRelativeDay(stored, todayIn(zone, now), locale) : write(stored, locale)}
    </time>
  );
}
