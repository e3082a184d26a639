import { CalendarDate } from '@internationalized/date';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import {
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components';
import styles from '#app/components/ui/date.module.css';

/** A day that is not in its month: 31 February. */
export interface DateError {
  day: number;
  /** Days that the month has. */
  days: number;
}

export type DateOrder = 'mdy' | 'dmy' | 'ymd';

interface DateSegmentsProps {
  /** The order of day, month and year. Default: the locale's. */
  order?: DateOrder | undefined;
  /** Told on leaving the field with a day that doesn't exist; with null once it does. */
  onInputError?: ((error: DateError | null) => void) | undefined;
}

/** The parts of a date or time that can be typed, one by one, in the order of the user's locale. */
export function DateSegments({ order, onInputError }: DateSegmentsProps) {
  return (
    <DateInput className={styles.segments}>
      {(segment) => <OrderedSegment {...{ segment, order, onInputError }} />}
    </DateInput>
  );
}

type SegmentProps = DateSegmentsProps & Pick<DateSegmentProps, 'segment'>;

const letters = new Map([
  ['day', 'd'],
  ['month', 'm'],
  ['year', 'y'],
]);

/** The part whose turn it is where this one stands by the locale. */
function OrderedSegment({ segment, order, onInputError }: SegmentProps) {
  const state = use(DateFieldStateContext);
  const dated = state?.segments.filter(({ type }) => letters.has(type)) ?? [];
  const letter = order?.charAt(dated.findIndex(({ type }) => type === segment.type));
  const shown = dated.find(({ type }) => letter && letters.get(type) === letter) ?? segment;
  if (shown.type === 'day') return <DaySegment segment={shown} onInputError={onInputError} />;
  return <DateSegment segment={shown} className={styles.segment} />;
}

/** Keeps a day that doesn't exist as it was typed: React Aria would make it the month's last one on leaving the field. */
function DaySegment({ segment, onInputError }: SegmentProps) {
  const state = use(DateFieldStateContext);
  const [isLeft, setLeft] = useState(false);
  const error = state && errorOf(state);
  const day = error?.day ?? null;
  const days = error?.days ?? 0;
  useLayoutEffect(() => {
    // This state is of this rendering alone.
    if (state && day !== null) Object.assign(state, { confirmPlaceholder: () => setLeft(true) });
  });
  useEffect(() => {
    if (isLeft) onInputError?.(day === null ? null : { day, days });
  }, [isLeft, day, days, onInputError]);
  return <DateSegment segment={segment} className={styles.segment} />;
}

function errorOf({ calendar, segments }: DateFieldState): DateError | null {
  const valueOf = (type: string) => {
    const part = segments.find((entry) => entry.type === type);
    return part?.isPlaceholder ? null : (part?.value ?? null);
  };
  const [year, month, day] = [valueOf('year'), valueOf('month'), valueOf('day')];
  if (year === null || month === null || day === null) return null;
  const days = calendar.getDaysInMonth(new CalendarDate(calendar, year, month, 1));
  return day > days ? { day, days } : null;
}
