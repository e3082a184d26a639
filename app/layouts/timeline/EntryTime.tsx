import { Instant } from '#app/components/moments/Instant.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { placeInTime } from '#app/layouts/days.ts';
import {
  formatDate,
  formatDateTime,
  formatRelative,
  formatRelativeDay,
  formatTime,
  isDateTime,
  parseInstant,
  todayIn,
} from '#app/lib/dates.ts';
import { naiveNow, useNow } from '#app/lib/now.ts';
import { useTimeZone } from '#app/session/model.ts';
import styles from './timeline.module.css';

/** When, as time of day (where there is one) and as the distance from now; the day stands beside the list. */
export function EntryTime({ field, value }: { field: Field; value: unknown }) {
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const kind = dateKindOf(field);
  const place = placeInTime(value, kind, zone);
  if (!place) return null;
  const time = place.time === null ? null : formatTime(place.time, locale);
  const stored = typeof value === 'string' ? value : '';
  if (kind !== 'day' && !(kind === 'naive' && isDateTime(stored))) {
    return (
      <span className={styles.moment}>
        {time} <Instant value={value} relative />
      </span>
    );
  }
  const local = naiveNow(now);
  return (
    <time
      className={styles.moment}
      dateTime={stored.replace(' ', 'T')}
      data-tip={kind === 'day' ? formatDate(place.day, locale, 'long') : formatDateTime(stored, locale)}
    >
      {time}{' '}
      {kind === 'day'
        ? formatRelativeDay(place.day, todayIn(zone, now), locale)
        : formatRelative(parseInstant(stored) ?? local, local, locale)}
    </time>
  );
}
