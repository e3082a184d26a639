import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { Field, type FieldShape } from '#app/components/ui/Field.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import inputStyles from '#app/components/ui/input.module.css';
import styles from '#app/components/ui/NumberInput.module.css';
import type { NumberError } from '#app/components/ui/number-limits.ts';
import { useNumberText } from '#app/components/ui/use-number-text.ts';
import { ownValue } from '#app/lib/own-value.ts';

export interface NumberInputProps extends FieldShape {
  /** Plain digits ('-1234.50') of any length, or null. */
  value: string | null;
  /** Gets plain digits, or null once cleared. Text that is no number emits nothing; see onInputError. */
  onChange: (digits: string | null) => void;
  /** Separators and digits of this locale are read and written. */
  locale: string;
  /** Whole numbers only. */
  integer?: boolean;
  /** Plain digits, as are max and step. Beyond a limit is emitted all the same (the form refuses it), with an error. */
  min?: string;
  max?: string;
  /** Of the arrow keys and buttons. Default '1'. */
  step?: string;
  /** Shows separators between thousands while it is not being edited. */
  grouping?: boolean;
  /** Words for what is wrong with the text. */
  inputErrorText?: (inputError: NumberError) => ReactNode;
  /** Told when the text stops or starts to be a number: a form must not save while something is wrong with it. */
  onInputError?: (inputError: NumberError | null) => void;
  /** Names of the two step buttons; without them there are none. */
  stepLabels?: { up: string; down: string };
  leading?: ReactNode;
  trailing?: ReactNode;
  placeholder?: string;
  monospace?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'md' | 'dense';
  className?: string;
}

/** A decimal number that keeps every digit. Arrow keys step exactly; with Shift ten steps, Page Up and Down a hundred. */
export function NumberInput({
  value,
  onChange,
  locale,
  integer,
  min,
  max,
  step = '1',
  ...props
}: NumberInputProps) {
  const editable = !props.disabled && !props.readOnly;
  const { shown, inputError, handleText, stepBy, handleFocus, handleBlur } = useNumberText({
    value,
    onChange,
    locale,
    integer,
    limits: { min, max },
    step,
    grouping: props.grouping,
    onInputError: props.onInputError,
  });

  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, [1 | -1, number]> = {
      ArrowUp: [1, event.shiftKey ? 10 : 1],
      ArrowDown: [-1, event.shiftKey ? 10 : 1],
      PageUp: [1, 100],
      PageDown: [-1, 100],
    };
    const found = ownValue(steps, event.key);
    if (!found || !editable || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(...found);
  };

  const { label, hideLabel, description, error, required, id, className, stepLabels } = props;
  const { labelledBy, describedBy } = props;
  const message = inputError ? (props.inputErrorText?.(inputError) ?? error) : error;
  return (
    <Field
      {...{ id, label, hideLabel, labelledBy, describedBy, description, error: message, required, className }}
    >
      {(wiring) => (
        <div
          className={classNames(inputStyles.box, props.size === 'dense' && inputStyles.dense)}
          data-readonly={props.readOnly || undefined}
        >
          {props.leading ? <span className={inputStyles.leading}>{props.leading}</span> : null}
          <input
            {...wiring}
            aria-invalid={wiring['aria-invalid'] ?? (inputError ? true : undefined)}
            ref={props.inputRef}
            role="spinbutton"
            aria-valuenow={value === null ? undefined : Number(value)}
            aria-valuetext={shown || undefined}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            type="text"
            inputMode={integer ? 'numeric' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            className={classNames(inputStyles.input, styles.input, props.monospace && inputStyles.mono)}
            name={props.name}
            placeholder={props.placeholder}
            disabled={props.disabled}
            readOnly={props.readOnly}
            required={required}
            autoFocus={props.autoFocus}
            value={shown}
            onChange={(event) => handleText(event.target.value)}
            onKeyDown={handleKey}
            onFocus={handleFocus}
            onBlur={() => {
              handleBlur();
              props.onBlur?.();
            }}
          />
          {props.trailing ? <span className={inputStyles.trailing}>{props.trailing}</span> : null}
          {stepLabels && editable ? <Steppers labels={stepLabels} onStep={stepBy} /> : null}
        </div>
      )}
    </Field>
  );
}

interface SteppersProps {
  labels: { up: string; down: string };
  onStep: (direction: 1 | -1) => void;
}

function Steppers({ labels, onStep }: SteppersProps) {
  return (
    <span className={styles.steppers}>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          tabIndex={-1}
          className={classNames(styles.stepper, styles[way])}
          aria-label={labels[way]}
          onClick={() => onStep(way === 'up' ? 1 : -1)}
        >
          <Glyph name="expand" size={12} />
        </button>
      ))}
    </span>
  );
}
