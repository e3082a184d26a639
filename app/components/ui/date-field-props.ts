import { type ReactNode, useCallback, useState } from 'react';
import { useLatest } from '#app/lib/latest.ts';
import { classNames } from '#app/components/ui/class-names.ts';
import fieldStyles from '#app/components/ui/Field.module.css';
import type { DateError, DateOrder } from '#app/components/ui/DateSegments.tsx';
import type { FieldShape } from '#app/components/ui/Field.tsx';

/** What date and time fields share. `Value` is the string of the API. */
export interface DateFieldShape extends FieldShape {
  /** A string that is no date (or null) shows an empty field; it is not overwritten until the user enters one. */
  value: string | null;
  /**
   * A whole, valid date, or null once cleared. Partial input emits nothing, nor does a day that does not exist (31 April);
   * see onInputError.
   */
  onChange: (value: string | null) => void;
  /** The typed day does not exist and the field was left, or (null) it does now. What was typed stays. */
  onInputError?: (error: DateError | null) => void;
  /** Shown then, where `error` is not made of what onInputError tells. */
  inputErrorText?: (error: DateError) => string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shows a cross with this name while there is something to clear. */
  clearLabel?: string;
  /** At the start and at the end of the box. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The order of day, month and year. Default: the locale's. */
  order?: DateOrder;
  autoFocus?: boolean;
  onBlur?: () => void;
  className?: string;
}

/** The field with what is wrong with the day that is typed. */
export function useInputError<Shape extends DateFieldShape>(field: Shape): Shape {
  const { onInputError, inputErrorText } = field;
  const [inputError, setInputError] = useState<DateError | null>(null);
  const latest = useLatest(onInputError);
  const tell = useCallback(
    (error: DateError | null) => {
      setInputError(error);
      latest.current?.(error);
    },
    [latest],
  );
  const error = inputError ? (inputErrorText?.(inputError) ?? field.error ?? true) : field.error;
  return { ...field, error, onInputError: tell };
}

/** The props that all of React Aria's date and time fields take in the same way. */
export function ariaFieldProps(
  { disabled, readOnly, error, required, autoFocus, onBlur, className, ...names }: DateFieldShape,
  flush: () => void,
) {
  return {
    'aria-labelledby': names.labelledBy,
    'aria-describedby': names.describedBy,
    className: classNames(fieldStyles.field, className) ?? '',
    isDisabled: disabled,
    isReadOnly: readOnly,
    isInvalid: Boolean(error),
    isRequired: required,
    validationBehavior: 'aria' as const,
    autoFocus,
    onBlur: () => {
      flush();
      onBlur?.();
    },
    shouldForceLeadingZeros: true,
  };
}
