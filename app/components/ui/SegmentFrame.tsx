import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { ClearButton } from '#app/components/ui/ClearButton.tsx';
import type { DateFieldShape } from '#app/components/ui/date-field-props.ts';
import { FieldFrame } from '#app/components/ui/FieldFrame.tsx';
import inputStyles from '#app/components/ui/input.module.css';

interface SegmentFrameProps {
  field: DateFieldShape;
  onClear: () => void;
  /** The segments. */
  children: ReactNode;
}

/** The box around a date or time that is typed, with the button that empties it. */
export function SegmentFrame({ field, onClear, children }: SegmentFrameProps) {
  const { label, hideLabel, description, error, required } = field;
  return (
    <FieldFrame {...{ label, hideLabel, description, error, required }}>
      <Group className={inputStyles.box} isReadOnly={field.readOnly}>
        {children}
        {field.value !== null && !field.readOnly && !field.disabled ? (
          <span className={inputStyles.trailing}>
            <ClearButton label={field.clearLabel} onClear={onClear} />
          </span>
        ) : null}
      </Group>
    </FieldFrame>
  );
}
