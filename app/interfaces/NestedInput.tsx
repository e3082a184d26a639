import { useId } from 'react';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { fieldName, fieldNote } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { InterfaceInput } from './InterfaceInput.tsx';
import styles from './NestedInput.module.css';
import { interfaceOf } from './registry.ts';

interface NestedInputProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onSetField: (field: string, value: unknown) => void;
  onInputError: (message: string | null) => void;
  collection: string;
  readonly: boolean;
  invalid: boolean;
  newItem: boolean;
  /** The label is seen above, once for all rows; here it is only heard. */
  isLabelAbove?: boolean;
}

/** The input of a field inside the value of another one, under its label. */
export function NestedInput({ field, isLabelAbove = false, ...input }: NestedInputProps) {
  const id = useId();
  const locale = useLocale();
  const labelId = `${id}-label`;
  const name = fieldName(field, locale);
  const note = fieldNote(field, locale);
  const definition = interfaceOf(field)?.definition;
  const isGroup = definition === undefined || definition.group === true;
  const required = field.required && !input.readonly;
  return (
    <div className={styles.field}>
      {definition?.hideLabel === true ? null : (
        <div className={styles.head} data-above={isLabelAbove || undefined}>
          {isGroup ? (
            <span id={labelId}>{name}</span>
          ) : (
            <label id={labelId} htmlFor={id}>
              {name}
            </label>
          )}
          {required ? <span aria-hidden="true"> *</span> : null}
        </div>
      )}
      <InterfaceInput
        {...input}
        id={id}
        labelId={labelId}
        describedBy={note ? `${id}-note` : undefined}
        field={field}
        readonly={input.readonly || field.readonly}
        required={required}
      />
      {note ? (
        <div id={`${id}-note`} className={styles.note}>
          <Markdown text={note} />
        </div>
      ) : null}
    </div>
  );
}
