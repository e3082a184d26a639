import { useRef } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './text-input.module.css';

export default function Input({ value, onChange, field, options, ...props }: InputProps) {
  const text = useInterfaceText('text-input');
  const shown = plainText(value);
  const length = Number(field.length) || undefined;
  const { placeholder, iconLeft, iconRight } = options;
  // What is stored with blanks and only passed through stays as it is.
  const isTyped = useRef(false);
  // Trimming while typing would swallow the space between two words; at the end of typing it can't.
  const trim = () => {
    const trimmed = shown.trim();
    if (options['trim'] && isTyped.current && !props.readonly && trimmed !== shown) onChange(trimmed);
    isTyped.current = false;
  };
  const counts = options['showCharacterCount'] === true && length !== undefined && !props.readonly;
  return (
    <TextBox
      id={props.id}
      value={shown}
      onChange={(typed) => {
        isTyped.current = true;
        onChange(typed);
      }}
      onBlur={trim}
      readOnly={props.readonly}
      required={props.required}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      maxLength={length}
      dir="auto"
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      monospace={options['monospace'] === true}
      leading={typeof iconLeft === 'string' ? <Icon name={iconLeft} /> : undefined}
      trailing={
        counts || typeof iconRight === 'string' ? (
          <>
            {counts ? (
              <span
                className={styles.counter}
                style={{ inlineSize: `${String(length).length}ch` }}
                title={text('remaining', { count: length - shown.length })}
              >
                <span>{length - shown.length}</span>
              </span>
            ) : null}
            {typeof iconRight === 'string' ? <Icon name={iconRight} /> : null}
          </>
        ) : undefined
      }
    />
  );
}
