import { BareTextArea } from '#app/components/ui/BareTextArea.tsx';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './textarea.module.css';

export default function Input({ value, onChange, field, options, ...props }: InputProps) {
  const rows = Number(options['rows']);
  const { placeholder } = options;
  return (
    <BareTextArea
      id={props.id}
      value={plainText(value)}
      onChange={onChange}
      rows={Number.isFinite(rows) ? Math.min(100, Math.max(2, rows)) : 8}
      readOnly={props.readonly}
      required={props.required}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      maxLength={Number(field.length) || undefined}
      dir="auto"
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      className={options['serif'] === true ? styles.serif : undefined}
    />
  );
}
