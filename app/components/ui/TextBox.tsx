import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/input.module.css';

export interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  leading?: ReactNode;
  trailing?: ReactNode;
  monospace?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The box of a text field alone, for a form row that draws label, note and error itself. */
export function TextBox({
  value,
  onChange,
  leading,
  trailing,
  monospace,
  inputRef,
  className,
  ...input
}: TextBoxProps) {
  return (
    <div className={classNames(styles.box, className)} data-readonly={input.readOnly || undefined}>
      {leading ? <span className={styles.leading}>{leading}</span> : null}
      <span className={styles.slot}>
        <input
          type="text"
          {...input}
          placeholder={input.placeholder || (input.readOnly ? '–' : undefined)}
          ref={inputRef}
          className={classNames(styles.input, monospace && styles.mono)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
    </div>
  );
}
