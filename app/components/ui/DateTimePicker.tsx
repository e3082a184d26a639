import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { type DateFieldShape, useInputError } from '#app/components/ui/date-field-props.ts';
import { dateTimeText, parseDateTimeText } from '#app/components/ui/date-text.ts';
import { PickerFrame } from '#app/components/ui/PickerFrame.tsx';
import { useDateInput } from '#app/components/ui/use-date-input.ts';

export interface DateTimePickerProps extends DateFieldShape {
  /** Limits, 'YYYY-MM-DD HH:MM:SS'. */
  min?: string;
  max?: string;
  /** Whether seconds can be seen and typed; they are kept either way. Default: second. */
  granularity?: 'minute' | 'second';
  /** 12 or 24 hours; without it as the locale has it. */
  hourCycle?: 12 | 24;
}

const TEXT = { parse: parseDateTimeText, write: dateTimeText };

/** A moment without a zone, 'YYYY-MM-DD HH:MM:SS'. A day picked first gets the time 00:00:00. */
export function DateTimePicker({
  min,
  max,
  granularity = 'second',
  hourCycle,
  ...props
}: DateTimePickerProps) {
  const field = useInputError(props);
  const { aria, clear } = useDateInput({ ...field, min, max }, TEXT);
  return (
    <AriaDatePicker {...aria} granularity={granularity} hourCycle={hourCycle}>
      <PickerFrame field={field} onClear={clear} />
    </AriaDatePicker>
  );
}
