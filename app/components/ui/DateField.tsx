import { DateField as AriaDateField, Group } from 'react-aria-components';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import { useDateBuffer } from '#app/components/ui/date-buffer.ts';
import { ariaFieldProps, type DateFieldShape, useInputError } from '#app/components/ui/date-field-props.ts';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import inputStyles from '#app/components/ui/input.module.css';

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
  const { label, hideLabel, description, error, required } = field;
  return (
    <AriaDateField
      {...ariaFieldProps(field, buffer.flush)}
      value={buffer.value}
      minValue={parseDateText(min)}
      maxValue={parseDateText(max)}
      onChange={buffer.change}
    >
      <FieldFrame {...{ label, hideLabel, description, error, required }}>
        <Group className={inputStyles.box} isReadOnly={field.readOnly}>
          <DateSegments onInputError={field.onInputError} order={field.order} />
          {field.value !== null && !field.readOnly && !field.disabled ? (
            <span className={inputStyles.trailing}>
              <ClearButton label={field.clearLabel} onClear={buffer.clear} />
            </span>
          ) : null}
        </Group>
      </FieldFrame>
    </AriaDateField>
  );
}
