import { DateField as AriaDateField } from 'react-aria-components';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import { type DateFieldShape, useInputError } from '#app/components/ui/date-field-props.ts';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { SegmentFrame } from '#app/components/ui/SegmentFrame.tsx';
import { useDateInput } from '#app/components/ui/use-date-input.ts';

export interface DateFieldProps extends DateFieldShape {
  /** Limits, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

const TEXT = { parse: parseDateText, write: dateText };

/** A typed date 'YYYY-MM-DD', without a calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const field = useInputError(props);
  const { aria, clear } = useDateInput({ ...field, min, max }, TEXT);
  return (
    <AriaDateField {...aria}>
      <SegmentFrame field={field} onClear={clear}>
        <DateSegments onInputError={field.onInputError} order={field.order} />
      </SegmentFrame>
    </AriaDateField>
  );
}
