import { useMemo, useRef } from 'react';
import { useFormValue } from '#app/components/form/form-values.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps, OptionDefinition } from '#app/interfaces/define.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './interface-options.module.css';
import { OptionRow } from './OptionRow.tsx';
import { storedOptions } from './option-fields.ts';

const none: readonly OptionDefinition[] = [];

export default function Input({ value, onChange, onFault, options, ...props }: InputProps) {
  const text = useInterfaceText('interface-options');
  const id = plainText(useFormValue(plainText(options['interfaceField'])));
  const stored = useMemo(() => storedOptions(value), [value]);
  const definition = interfaces.get(id);
  const all = definition?.options ?? none;
  // What several inputs find at fault is one fault of this field: the first that is left.
  const faults = useRef(new Map<string, string>());
  const fault = (key: string, message: string | null) => {
    if (message === null) faults.current.delete(key);
    else faults.current.set(key, message);
    const [first = null] = faults.current.values();
    onFault?.(first);
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
  if (notice !== null || stored === null) return <p className={styles['notice']}>{notice}</p>;

  const row = (option: OptionDefinition) => (
    <OptionRow
      key={`${id}/${option.key}`}
      {...{ option, stored, collection: props.collection, readonly: props.readonly, newItem: props.newItem }}
      of={id}
      onChange={(next) => onChange({ ...stored, [option.key]: next })}
      onFault={(message) => fault(option.key, message)}
    />
  );
  const advanced = all.filter((option) => option.advanced);
  return (
    <div
      className={styles['frame']}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      <div className={styles['options']}>{all.filter((option) => !option.advanced).map(row)}</div>
      {advanced.length === 0 ? null : (
        <details className={styles['advanced']}>
          <summary>{text('advanced')}</summary>
          <div className={styles['options']}>{advanced.map(row)}</div>
        </details>
      )}
    </div>
  );
}
