import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import { Field, type FieldShape, partField } from '#app/components/ui/Field.tsx';
import styles from '#app/components/ui/input.module.css';

type NativeArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'aria-invalid'>;

export interface TextAreaProps extends NativeArea, FieldShape {
  value: string;
  onChange: (value: string) => void;
  /** Stands inside the box, at its end (a counter). */
  trailing?: ReactNode;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Class of the whole field. */
  className?: string;
}

/** Several lines of plain text; the user can pull it taller. */
export function TextArea({ value, onChange, trailing, inputRef, rows = 4, ...props }: TextAreaProps) {
  const [field, area] = partField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={classNames(styles.box, styles.area)} data-readonly={area.readOnly || undefined}>
          <textarea
            {...area}
            {...wiring}
            ref={inputRef}
            rows={rows}
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
