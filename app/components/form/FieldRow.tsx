import { memo, type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { fieldName, fieldNote } from '#app/entities/fields/rules.ts';
import { useErrorText } from './error-text.ts';
import type { FormField } from './field-access.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { FieldNote } from './FieldNote.tsx';
import type { FieldInputs, FieldTraits } from './field-traits.ts';
import styles from './Form.module.css';
import type { Column } from './form-layout.ts';
import type { FormHandle } from './form-handle.ts';
import { useFormValue } from './form-values.ts';

/** What all rows of a form share: the same object until something of it changes. */
export interface RowForm {
  collection: string;
  isNew: boolean;
  handle: Pick<FormHandle, 'set' | 'undo' | 'setInputError'>;
  Input: FieldInputs['Input'];
  /** In the form of a batch: a field takes part, or no more. */
  onActivate?: ((name: string, isActive: boolean) => void) | undefined;
  /** In the form of another item: the field there that holds this one. */
  holder?: string;
}

export function useRowForm({ collection, isNew, handle, Input, onActivate, holder }: RowForm): RowForm {
  return useMemo(
    () => ({ collection, isNew, handle, Input, onActivate, ...(holder === undefined ? {} : { holder }) }),
    [collection, isNew, handle, Input, onActivate, holder],
  );
}

export interface FieldRowProps {
  form: RowForm;
  entry: FormField;
  traits: FieldTraits;
  place: Column;
  value: unknown;
  error: string | undefined;
  isChanged: boolean;
  /** The height to be kept open (px) as long as the input is not to be made yet. */
  placeholderHeight?: number | undefined;
  /** Another number starts the input anew. */
  resetKey: number;
  /** In the form of a batch: whether the field takes part. Undefined anywhere else. */
  isActive?: boolean | undefined;
  /** In the form of a batch: what is to be known before the input. */
  batchNote?: ReactNode;
}

/** One field: label, menu, input, what is wrong and what is to be known. Rendered only when one of its props changes. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { form, entry, traits, place, value, error, isChanged, isActive } = props;
  const { handle, Input, onActivate, holder } = form;
  const { field } = entry;
  const anchor = holder === undefined ? field.field : `${holder}.${field.field}`;
  const { t, i18n } = useTranslation('item');
  const errorText = useErrorText();
  const id = useId();
  const name = fieldName(field, i18n.language);
  const isFixed = entry.readonly || traits.isReadonly;
  const readonly = isFixed || isActive === false;
  const required = entry.required && !readonly;
  const note = [entry.reason, fieldNote(field, i18n.language)].filter(Boolean).join('\n\n');
  const notes = [
    error && `${id}-error`,
    note && `${id}-note`,
    required && `${id}-required`,
    isChanged && `${id}-changed`,
  ];
  const labelId = `${id}-label`;
  return (
    <div
      id={fieldAnchor(anchor)}
      className={classNames(
        styles.row,
        styles[place],
        traits.isContained && styles.inside,
        isChanged && styles.changed,
      )}
      data-field={anchor}
      data-inside={traits.isContained || undefined}
    >
      {traits.hasOwnHeading ? null : (
        <div className={styles.head}>
          <FieldLabel {...{ id, labelId, name }} isGroup={traits.isGroup} />
          {required ? (
            <span className={styles.star} aria-hidden="true">
              *
            </span>
          ) : null}
          {onActivate && !isFixed ? (
            <Switch
              className={styles.switch}
              isSelected={isActive === true}
              onChange={(isOn) => onActivate(field.field, isOn)}
              aria-label={t('batch.edit', { field: name })}
            />
          ) : null}
          {readonly ? null : <FieldMenu {...{ field, name, value, isChanged, handle }} />}
        </div>
      )}
      {props.batchNote}
      {props.placeholderHeight === undefined ? (
        <Input
          key={props.resetKey}
          id={id}
          labelId={labelId}
          describedBy={notes.filter(Boolean).join(' ') || undefined}
          value={value}
          onChange={(next) => handle.set(field.field, next)}
          onSetField={handle.set}
          onInputError={(message) => handle.setInputError(field.field, message)}
          field={field}
          collection={form.collection}
          readonly={readonly}
          required={required}
          invalid={error !== undefined}
          newItem={form.isNew}
        />
      ) : (
        <div data-held="later">
          <Skeleton height={props.placeholderHeight} />
        </div>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Glyph name="error" size={16} />
          <span>{errorText(error, field)}</span>
        </p>
      )}
      {note ? <FieldNote id={`${id}-note`} note={note} /> : null}
      {required ? <VisuallyHidden id={`${id}-required`}>{t('form.required')}</VisuallyHidden> : null}
      {isChanged ? <VisuallyHidden id={`${id}-changed`}>{t('form.changed')}</VisuallyHidden> : null}
    </div>
  );
});

interface FieldLabelProps {
  id: string;
  labelId: string;
  name: string;
  /** Names a group of controls, not a single one. */
  isGroup: boolean;
}

function FieldLabel({ id, labelId, name, isGroup }: FieldLabelProps) {
  return isGroup ? (
    <span id={labelId} className={styles.label}>
      {name}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className={styles.label}>
      {name}
    </label>
  );
}

/** The row of a field with its value as of now: a key shows before the rest of the form has taken note of it. */
export const LiveRow = memo(function LiveRow(props: Omit<FieldRowProps, 'value'>) {
  return <FieldRow {...props} value={useFormValue(props.entry.field.field)} />;
});

/** DOM id of a field's row. */
export function fieldAnchor(name: string): string {
  return `field-${name}`;
}
