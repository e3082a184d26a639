import { useMemo } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { ariaFieldProps } from '#app/components/ui/date-field-props.ts';
import type { DateFieldProps } from '#app/components/ui/DateField.tsx';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { PickerFrame } from '#app/components/ui/PickerFrame.tsx';

export type DatePickerProps = DateFieldProps;

/** A date 'YYYY-MM-DD', typed or picked from a calendar. */
export function DatePicker({ min, max, ...field }: DatePickerProps) {
  // The same string must be the same object, or half-typed input is thrown away.
  const value = useMemo(() => parseDateText(field.value), [field.value]);
  return (
    <AriaDatePicker
      {...ariaFieldProps(field)}
      value={value}
      minValue={parseDateText(min)}
      maxValue={parseDateText(max)}
      onChange={(date) => field.onChange(date && dateText(date))}
    >
      <PickerFrame field={field} />
    </AriaDatePicker>
  );
}
