import { useMemo } from 'react';
import { DateField as AriaDateField, Group } from 'react-aria-components';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import { ariaFieldProps, type DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { dateText, parseDateText } from '#app/components/ui/date-text.ts';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import inputStyles from '#app/components/ui/input.module.css';

export interface DateFieldProps extends DateFieldShape {
  /** Limits, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

/** A typed date 'YYYY-MM-DD', without a calendar. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  // The same string must be the same object, or half-typed input is thrown away.
  const value = useMemo(() => parseDateText(field.value), [field.value]);
  const { label, hideLabel, description, error, required } = field;
  return (
    <AriaDateField
      {...ariaFieldProps(field)}
      value={value}
      minValue={parseDateText(min)}
      maxValue={parseDateText(max)}
      onChange={(date) => field.onChange(date && dateText(date))}
    >
      <FieldFrame {...{ label, hideLabel, description, error, required }}>
        <Group className={inputStyles['box']} isReadOnly={field.readOnly}>
          <DateSegments />
          {field.value !== null && !field.readOnly && !field.disabled ? (
            <span className={inputStyles['trailing']}>
              <ClearButton label={field.clearLabel} onClear={() => field.onChange(null)} />
            </span>
          ) : null}
        </Group>
      </FieldFrame>
    </AriaDateField>
  );
}
