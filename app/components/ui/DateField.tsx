import { DateField as AriaDateField } from 'react-aria-components';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import { useDateBuffer } from '#app/components/ui/date-buffer.ts';
import { ariaFieldProps, type DateFieldShape, useInputError } from '#app/components/ui/date-field-props.ts';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { SegmentFrame } from '#app/components/ui/SegmentFrame.tsx';

export interface DateFieldProps extends DateFieldShape {
  /** Limits, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

const TEXT = { parse: parseDateText, write: dateText };

/** A typed date 'YYYY-MM-DD', without a calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const field = useInputError(props);
  const buffer = useDateBuffer(field.value, field.onChange, TEXT);
  return (
    <AriaDateField
      {...ariaFieldProps(field, buffer.flush)}
      value={buffer.value}
      minValue={parseDateText(min)}
      maxValue={parseDateText(max)}
      onChange={buffer.change}
    >
      <SegmentFrame field={field} onClear={buffer.clear}>
        <DateSegments onInputError={field.onInputError} order={field.order} />
      </SegmentFrame>
    </AriaDateField>
  );
}
