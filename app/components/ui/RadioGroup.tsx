import { type ReactNode, useId } from 'react';
import styles from '#app/components/ui/choice.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { Field } from '#app/components/ui/Field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  description?: ReactNode;
}

export interface RadioGroupProps {
  /** Names the group; without it give aria-labelledby or aria-label. */
  legend?: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  options: readonly RadioOption[];
  /** null: none is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Default: vertical. */
  orientation?: 'vertical' | 'horizontal';
  disabled?: boolean;
  required?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  className?: string;
}

/** One of a few. Arrow keys move within, Tab leaves: the browser's own behaviour of a radio group. */
export function RadioGroup({ legend, description, error, required, className, ...props }: RadioGroupProps) {
  const name = useId();
  const isFramed = Boolean(legend || description || (error && error !== true));
  const radios = (describedBy: string | undefined) => (
    <div
      className={classNames(styles.options, !isFramed && className)}
      data-orientation={props.orientation ?? 'vertical'}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={legend ? `${name}-label` : props['aria-labelledby']}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      {props.options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <span className={styles.control}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={classNames(styles.input, styles.radio)}
              checked={option.value === props.value}
              disabled={props.disabled || option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span className={styles.mark} />
          </span>
          <span className={styles.words}>
            {option.label}
            {option.description ? <span className={styles.description}>{option.description}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
  if (!isFramed) return radios(props['aria-describedby']);
  return (
    <Field
      id={name}
      label={legend}
      group
      role="none"
      describedBy={props['aria-describedby']}
      {...{ description, error, required, className }}
    >
      {(wiring) => radios(wiring['aria-describedby'])}
    </Field>
  );
}
