import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { useDateBuffer } from '#app/components/ui/date-buffer.ts';
import { ariaFieldProps, useInputError } from '#app/components/ui/date-field-props.ts';
import type { DateFieldProps } from '#app/components/ui/DateField.tsx';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { PickerFrame } from '#app/components/ui/PickerFrame.tsx';

export type DatePickerProps = DateFieldProps;

const TEXT = { parse: parseDateText, write: dateText };

/** A date 'YYYY-MM-DD', typed or picked from a calendar. */
export function DatePicker({ min, max, ...props }: DatePickerProps) {
  const field = useInputError(props);
  const buffer = useDateBuffer(field.value, field.onChange, TEXT);
  return (
    <AriaDatePicker
      {...ariaFieldProps(field, buffer.flush)}
      value={buffer.value}
      minValue={parseDateText(min)}
      maxValue={parseDateText(max)}
      onChange={buffer.change}
    >
      <PickerFrame field={field} onClear={buffer.clear} />
    </AriaDatePicker>
  );
}
