import { type ReactNode, use } from 'react';
import { useLocale } from '#app/i18n/locale.ts';
import { formatNear, formatRelative } from '#app/lib/dates.ts';
import { naiveNow, useFromNow } from '#app/lib/now.ts';
import { InListContext } from './in-list.ts';

interface MomentProps {
  /** ms since 1970; of a naive time as if it were UTC. */
  at: number;
  /** The user's, for an instant; undefined for a naive time. */
  zone: string | null | undefined;
  /** For machines. */
  dateTime: string;
  /** In words, as exact as it is known. */
  exact: string;
  /** What is shown as long as it isn't the distance. */
  plain: string;
  /** always: by the distance from now; near: so in lists, if it is near; never: as `plain`. */
  distance: 'always' | 'near' | 'never';
}

/** A time, in words or by its distance from now; the exact one is in the tooltip then. */
export function Moment({ exact, dateTime, ...shown }: MomentProps): ReactNode {
  const isInList = use(InListContext);
  const isByDistance = shown.distance === 'always' || (shown.distance === 'near' && isInList);
  return (
    <time dateTime={dateTime} {...(isInList ? { 'data-tip': exact } : { title: exact })}>
      {isByDistance ? <Distance {...shown} /> : shown.plain}
    </time>
  );
}

/** By itself, since only this has to be told that time passes. */
function Distance({ at, zone, plain, distance }: Omit<MomentProps, 'exact' | 'dateTime'>) {
  const locale = useLocale();
  const isNaive = zone === undefined;
  return useFromNow((instant) => {
    const now = isNaive ? naiveNow(instant) : instant;
    if (distance === 'always') return formatRelative(at, now, locale);
    return formatNear(at, now, locale, isNaive ? 'UTC' : zone) ?? plain;
  });
}
