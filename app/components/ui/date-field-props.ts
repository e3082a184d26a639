import { classNames } from '#app/components/ui/class-names.ts';
import fieldStyles from '#app/components/ui/Field.module.css';
import type { FieldShape } from '#app/components/ui/Field.tsx';

/** What date and time fields share. `Value` is the string of the API. */
export interface DateFieldShape extends FieldShape {
  /** A string that is no date (or null) shows an empty field; it is not overwritten until the user enters one. */
  value: string | null;
  /**
   * A whole, valid date, or null once cleared. Partial input emits nothing; a day that does not exist (31 April) is
   * moved to the month's last one on leaving the field.
   */
  onChange: (value: string | null) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shows a cross with this name while there is something to clear. */
  clearLabel?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  className?: string;
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
