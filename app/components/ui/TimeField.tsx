import { TimeField as AriaTimeField } from 'react-aria-components';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import type { DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { parseTimeText, timeText } from '#app/components/ui/date-text.ts';
import { SegmentFrame } from '#app/components/ui/SegmentFrame.tsx';
import { useDateInput } from '#app/components/ui/use-date-input.ts';

export interface TimeFieldProps extends DateFieldShape {
  /** Limits, 'HH:MM:SS'. */
  min?: string;
  max?: string;
  /** Whether seconds can be seen and typed; they are kept either way. Default: second. */
  granularity?: 'minute' | 'second';
  /** 12 or 24 hours; without it as the locale has it. */
  hourCycle?: 12 | 24;
}

const TEXT = { parse: parseTimeText, write: timeText };

/** A time of day 'HH:MM:SS'. */
export function TimeField({ min, max, granularity = 'second', hourCycle, ...field }: TimeFieldProps) {
  const { aria, clear } = useDateInput({ ...field, min, max }, TEXT);
  return (
    <AriaTimeField {...aria} granularity={granularity} hourCycle={hourCycle}>
      <SegmentFrame field={field} onClear={clear}>
        <DateSegments />
      </SegmentFrame>
    </AriaTimeField>
  );
}
