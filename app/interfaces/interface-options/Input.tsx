import { useMemo, useRef } from 'react';
import { useFormValue } from '#app/components/form/form-values.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps, OptionDefinition } from '#app/interfaces/define.ts';
import { useInterfaces } from '#app/interfaces/use-interfaces.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './interface-options.module.css';
import { OptionRow } from './OptionRow.tsx';
import { storedOptions } from './option-fields.ts';

const none: readonly OptionDefinition[] = [];

export default function Input({ value, onChange, onInputError, options, ...props }: InputProps) {
  const text = useInterfaceText('interface-options');
  const id = plainText(useFormValue(plainText(options['interfaceField'])));
  const stored = useMemo(() => storedOptions(value), [value]);
  const definition = useInterfaces().get(id);
  const all = definition?.options ?? none;
  // What is wrong in several inputs is one error of this field: the first that is left.
  const inputErrors = useRef(new Map<string, string>());
  const report = (key: string, message: string | null) => {
    if (message === null) inputErrors.current.delete(key);
    else inputErrors.current.set(key, message);
    const [first = null] = inputErrors.current.values();
    onInputError?.(first);
  };

  const notice =
    id === ''
      ? text('noInterface')
      : definition === undefined
        ? text('unknown', { value: clip(id, 60) })
        : stored === null
          ? text('unreadable')
          : all.length === 0
            ? text('noOptions')
            : null;
  if (notice !== null || stored === null) return <p className={styles.notice}>{notice}</p>;

  const row = (option: OptionDefinition) => (
    <OptionRow
      key={`${id}/${option.key}`}
      {...{ option, stored, collection: props.collection, readonly: props.readonly, newItem: props.newItem }}
      of={id}
      onChange={(next) => onChange({ ...stored, [option.key]: next })}
      onInputError={(message) => report(option.key, message)}
    />
  );
  const advanced = all.filter((option) => option.advanced);
  return (
    <div
      className={styles.frame}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      <div className={styles.options}>{all.filter((option) => !option.advanced).map(row)}</div>
      {advanced.length === 0 ? null : (
        <details className={styles.advanced}>
          <summary>{text('advanced')}</summary>
          <div className={styles.options}>{advanced.map(row)}</div>
        </details>
      )}
    </div>
  );
}
