import { type ReactNode, useMemo, useState } from 'react';
import type { FormField } from './field-access.ts';
import { FieldRow, useRowForm } from './FieldRow.tsx';
import type { FormErrors } from './form-schema.ts';
import type { FieldInputs } from './field-traits.ts';
import styles from './Form.module.css';
import type { FormHandle } from './form-handle.ts';
import { FormItemContext } from './form-item.ts';
import { toPlaces } from './form-layout.ts';
import { FormValuesContext, useOwnedValues } from './form-values.ts';
import { useLatest } from '#app/lib/latest.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isSameValue, type Values } from './value-rules.ts';

export interface FieldListProps {
  fields: readonly FormField[];
  item: {
    collection: string;
    /** Null for an item that is not there yet. */
    key: string | null;
    /** What is saved, and what is to be saved. */
    base: Values;
    values: Values;
  };
  inputs: FieldInputs;
  /** What is wrong, by field name. */
  errors?: FormErrors;
  onChange: (name: string, value: unknown) => void;
  onInputError: (name: string, message: string | null) => void;
  /** Of the field that holds the item. */
  name: string;
  /** Names the group. */
  label: string;
  /** What stands beside each field, and below it: one field is below another then, whatever their widths. `set` edits it. */
  beside?:
    | ((name: string, set: (value: unknown) => void) => { before: ReactNode; below: ReactNode })
    | undefined;
}

/**
 * The fields of an item inside the form of another, one after the other. It keeps no state: the values are the owner's.
 * A group and no form, since one can't stand in another.
 */
export function FieldList(props: FieldListProps) {
  const { fields, item, inputs } = props;
  const { collection, base, values } = item;
  const store = useOwnedValues(values);
  const [resetKeys, setResetKeys] = useState<Record<string, number>>({});
  const latest = useLatest(props);
  const handle = useMemo(
    (): Pick<FormHandle, 'set' | 'undo' | 'setInputError'> => ({
      set: (name, value) => {
        latest.current.onChange(name, value);
        store.tell(name, value);
      },
      undo: (name) => {
        latest.current.onInputError(name, null);
        latest.current.onChange(name, ownValue(latest.current.item.base, name) ?? null);
        setResetKeys((all) => ({ ...all, [name]: (ownValue(all, name) ?? 0) + 1 }));
      },
      setInputError: (name, message) => latest.current.onInputError(name, message),
    }),
    [latest, store],
  );
  const isNew = item.key === null;
  const { Input } = inputs;
  const rowForm = useRowForm({ collection, isNew, handle, Input, holder: props.name });
  const places = toPlaces(fields.map(({ field }) => field.width));
  return (
    <FormValuesContext value={store}>
      <FormItemContext value={item.key}>
        <div role="group" aria-label={props.label} className={styles.members}>
          {fields.map((entry, index) => {
            const name = entry.field.field;
            const row = (
              <FieldRow
                key={name}
                form={rowForm}
                entry={entry}
                traits={inputs.traitsOf(entry.field)}
                place={props.beside ? 'full' : (places[index] ?? 'full')}
                value={ownValue(values, name)}
                error={ownValue(props.errors, name)}
                isChanged={!isSameValue(entry.field, ownValue(base, name), ownValue(values, name))}
                resetKey={ownValue(resetKeys, name) ?? 0}
              />
            );
            if (!props.beside) return row;
            const { before, below } = props.beside(name, (value) => handle.set(name, value));
            return (
              <div key={name} className={styles.pair}>
                <div className={styles.half}>{before}</div>
                <div className={styles.half}>
                  {row}
                  {below}
                </div>
              </div>
            );
          })}
        </div>
      </FormItemContext>
    </FormValuesContext>
  );
}
