import { useMemo } from 'react';
import { Group, TimeField as AriaTimeField } from 'react-aria-components';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import { DateSegments } from '#app/components/ui/DateSegments.tsx';
import { ariaFieldProps, type DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { parseTimeText, timeText } from '#app/components/ui/date-text.ts';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import inputStyles from '#app/components/ui/input.module.css';

export interface TimeFieldProps extends DateFieldShape {
  /** Limits, 'HH:MM:SS'. */
  min?: string;
  max?: string;
  /** Whether seconds can be seen and typed; they are kept either way. Default: second. */
  granularity?: 'minute' | 'second';
  /** 12 or 24 hours; without it as the locale has it. */
  hourCycle?: 12 | 24;
}

/** A time of day 'HH:MM:SS'. */
export function TimeField({ min, max, granularity = 'second', hourCycle, ...field }: TimeFieldProps) {
  // The same string must be the same object, or half-typed input is thrown away.
  const value = useMemo(() => parseTimeText(field.value), [field.value]);
  const { label, hideLabel, description, error, required } = field;
  return (
    <AriaTimeField
      {...ariaFieldProps(field)}
      value={value}
      minValue={parseTimeText(min)}
      maxValue={parseTimeText(max)}
      granularity={granularity}
      hourCycle={hourCycle}
      onChange={(time) => field.onChange(time && timeText(time))}
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
    </AriaTimeField>
  );
}
