import { useMemo } from 'react';
import { toCalendarDateTime } from '@internationalized/date';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { ariaFieldProps, type DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { dateTimeText, parseDateTimeText } from '#app/components/ui/date-text.ts';
import { PickerFrame } from '#app/components/ui/PickerFrame.tsx';

export interface DateTimePickerProps extends DateFieldShape {
  /** Limits, 'YYYY-MM-DD HH:MM:SS'. */
  min?: string;
  max?: string;
  /** Whether seconds can be seen and typed; they are kept either way. Default: second. */
  granularity?: 'minute' | 'second';
  /** 12 or 24 hours; without it as the locale has it. */
  hourCycle?: 12 | 24;
}

/** A moment without a zone, 'YYYY-MM-DD HH:MM:SS'. A day picked first gets the time 00:00:00. */
export function DateTimePicker({
  min,
  max,
  granularity = 'second',
  hourCycle,
  ...field
}: DateTimePickerProps) {
  // The same string must be the same object, or half-typed input is thrown away.
  const value = useMemo(() => parseDateTimeText(field.value), [field.value]);
  return (
    <AriaDatePicker
      {...ariaFieldProps(field)}
      value={value}
      minValue={parseDateTimeText(min)}
      maxValue={parseDateTimeText(max)}
      granularity={granularity}
      hourCycle={hourCycle}
      onChange={(moment) => field.onChange(moment && dateTimeText(toCalendarDateTime(moment)))}
    >
      <PickerFrame field={field} />
    </AriaDatePicker>
  );
}
