import { DatePicker as AriaDatePicker } from 'react-aria-components';
import { useInputError } from '#app/components/ui/date-field-props.ts';
import type { DateFieldProps } from '#app/components/ui/DateField.tsx';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { PickerFrame } from '#app/components/ui/PickerFrame.tsx';
import { useDateInput } from '#app/components/ui/use-date-input.ts';

export type DatePickerProps = DateFieldProps;

const TEXT = { parse: parseDateText, write: dateText };

/** A date 'YYYY-MM-DD', typed or picked from a calendar. */
export function DatePicker({ min, max, ...props }: DatePickerProps) {
  const field = useInputError(props);
  const { aria, clear } = useDateInput({ ...field, min, max }, TEXT);
  return (
    <AriaDatePicker {...aria}>
      <PickerFrame field={field} onClear={clear} />
    </AriaDatePicker>
  );
}
