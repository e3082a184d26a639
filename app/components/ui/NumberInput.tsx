import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { compareDigits, plainDigits, stepDigits } from '#app/components/ui/digits.ts';
import { Field, type FieldShape } from '#app/components/ui/Field.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import inputStyles from '#app/components/ui/input.module.css';
import styles from '#app/components/ui/NumberInput.module.css';
import { formatDigits, type NumberTextError, parseNumberText } from '#app/components/ui/number-text.ts';

/** What can be wrong with what is typed; low and high: beyond min or max. */
export type NumberError = NumberTextError | 'low' | 'high';

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

type Limits = Pick<NumberInputProps, 'min' | 'max'>;

function beyond(digits: string | null, { min, max }: Limits): NumberError | null {
  const plain = digits === null ? null : plainDigits(digits);
  if (plain === null) return null;
  if (min !== undefined && compareDigits(plain, min) < 0) return 'low';
  return max !== undefined && compareDigits(plain, max) > 0 ? 'high' : null;
}

/** The owner may write a number shorter than it was typed: `1.0`, on the way to `1.05`, comes back as `1`. */
function sameNumber(typed: string | null, value: string | null): boolean {
  if (typed === value) return true;
  const [left, right] = [typed, value].map((digits) => (digits === null ? null : plainDigits(digits)));
  return left && right ? compareDigits(left, right) === 0 : false;
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
  // While it is edited the text is the user's own; a value set from outside meanwhile replaces it.
  const [draft, setDraft] = useState<{
    text: string;
    value: string | null;
    inputError: NumberError | null;
  } | null>(null);
  const [focused, setFocused] = useState(false);
  const current = draft && sameNumber(draft.value, value) ? draft : null;
  const shown =
    current?.text ??
    (value === null ? '' : formatDigits(value, locale, { grouping: props.grouping && !focused }));
  const inputError = current?.inputError ?? beyond(value, { min, max });
  const editable = !props.disabled && !props.readOnly;

  const settle = (text: string, next: string | null, nextError: NumberError | null) => {
    setDraft({ text, value: next, inputError: nextError });
    if (nextError !== inputError) props.onInputError?.(nextError);
    if (next !== value) onChange(next);
  };

  const handleText = (text: string) => {
    const parsed = parseNumberText(text, locale, { integer });
    if (parsed.ok) settle(text, parsed.digits, beyond(parsed.digits, { min, max }));
    else settle(text, value, parsed.inputError);
  };

  const stepBy = (direction: 1 | -1, times = 1) => {
    const from = current?.inputError === 'syntax' || value === null ? null : plainDigits(value);
    let next = from;
    for (let count = 0; count < times; count += 1) next = stepDigits(next, step, direction, { min, max });
    if (next !== null) settle(formatDigits(next, locale), next, beyond(next, { min, max }));
  };

  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, [1 | -1, number]> = {
      ArrowUp: [1, event.shiftKey ? 10 : 1],
      ArrowDown: [-1, event.shiftKey ? 10 : 1],
      PageUp: [1, 100],
      PageDown: [-1, 100],
    };
    const found = steps[event.key];
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
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              // What is a number is written anew; what is none stays, to be mended.
              if (current && !['syntax', 'ambiguous', 'fraction'].includes(current.inputError ?? ''))
                setDraft(null);
              props.onBlur?.();
            }}
          />
          {props.trailing ? <span className={inputStyles.trailing}>{props.trailing}</span> : null}
          {stepLabels && editable ? (
            <span className={styles.steppers}>
              {(['up', 'down'] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  tabIndex={-1}
                  className={classNames(styles.stepper, styles[way])}
                  aria-label={stepLabels[way]}
                  onClick={() => stepBy(way === 'up' ? 1 : -1)}
                >
                  <Glyph name="expand" size={12} />
                </button>
              ))}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
