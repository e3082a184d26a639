import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { Field, type FieldShape, partField } from '#app/components/ui/Field.tsx';
import styles from '#app/components/ui/input.module.css';

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'size' | 'aria-invalid'
>;

export interface TextFieldProps extends NativeInput, FieldShape {
  value: string;
  onChange: (value: string) => void;
  /** An icon or a short text inside the box, at its start. */
  leading?: ReactNode;
  /** Icons, buttons or a unit inside the box, at its end. */
  trailing?: ReactNode;
  /** Default: md. */
  size?: 'md' | 'dense';
  inputRef?: Ref<HTMLInputElement>;
  /** Class of the whole field. */
  className?: string;
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  leading,
  trailing,
  size,
  inputRef,
  type = 'text',
  ...props
}: TextFieldProps) {
  const [field, input] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div
          className={classNames(styles.box, size === 'dense' && styles.dense)}
          data-readonly={input.readOnly || undefined}
        >
          {leading ? <span className={styles.leading}>{leading}</span> : null}
          <input
            {...input}
            {...wiring}
            ref={inputRef}
            type={type}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
        </div>
      )}
    </Field>
  );
}
