import { useMemo } from 'react';
import { useLocale } from '#app/i18n/locale.ts';
import { firstWeekdayOf } from '#app/layouts/days.ts';
import { todayIn } from '#app/lib/dates.ts';
import { useFromNow } from '#app/lib/now.ts';
import { useTimeZone } from '#app/session/model.ts';
import type { UserClock } from './relative-dates.ts';

/** What day it is for the user; the same object for as long as it is. */
export function useUserClock(): UserClock {
  const zone = useTimeZone();
  const today = useFromNow((now) => todayIn(zone, now));
  const firstWeekday = firstWeekdayOf(useLocale());
  return useMemo(() => ({ today, zone, firstWeekday }), [today, zone, firstWeekday]);
}
