import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/input.module.css';

export interface BareTextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** The box of a text area alone, for a form row that draws label, note and error itself. */
export function BareTextArea({ value, onChange, className, ...area }: BareTextAreaProps) {
  return (
    <div
      className={classNames(styles.box, styles.area, className)}
      data-readonly={area.readOnly || undefined}
    >
      <textarea
        {...area}
        placeholder={area.placeholder || (area.readOnly ? '–' : undefined)}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
