import { useMemo } from 'react';
import { FormValuesContext, useOwnedValues } from '#app/components/form/form-values.ts';
import { toPlaces } from '#app/components/form/form-layout.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { NestedInput } from '#app/interfaces/NestedInput.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './repeater.module.css';

interface RowHeadingProps {
  id: string;
  /** null: nothing to read yet. */
  heading: string | null;
  placeholder: string;
  /** 1 for the first row. */
  position: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** What a row reads; opens and closes its form. */
export function RowHeading({ id, heading, placeholder, position, isOpen, onToggle }: RowHeadingProps) {
  const text = useInterfaceText('repeater');
  return (
    <button
      type="button"
      className={styles.heading}
      data-empty={heading === null || undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-form` : undefined}
      onClick={onToggle}
    >
      <span className={styles.words} dir="auto">
        {heading ?? placeholder}
      </span>
      {heading === null ? <VisuallyHidden>{text('row', { position })}</VisuallyHidden> : null}
      <Glyph name="expand" size={16} />
    </button>
  );
}

interface RowFormProps {
  id: string;
  fields: readonly Field[];
  values: Readonly<Record<string, unknown>>;
  onSet: (field: string, value: unknown) => void;
  onInputError: (field: string, message: string | null) => void;
  inline: boolean;
  isFirst: boolean;
  isNarrow: boolean;
  /** The input that the row belongs to. */
  input: Pick<InputProps, 'collection' | 'readonly' | 'newItem'>;
  label: string;
}

/** The fields of a row. Those that follow one another follow those of their own row. */
export function RowForm({ fields, values, onSet, input, ...props }: RowFormProps) {
  const store = useOwnedValues(values);
  const places = useMemo(() => toPlaces(fields.map(({ width }) => width)), [fields]);
  return (
    <FormValuesContext value={store}>
      <div
        id={`${props.id}-form`}
        role="group"
        aria-label={props.label}
        className={styles[props.inline ? 'inline' : 'form']}
        data-single={fields.length === 1 || undefined}
        data-narrow={props.isNarrow || undefined}
      >
        {fields.map((field, at) => (
          <div key={field.field} className={props.isNarrow ? undefined : styles[places[at] ?? 'full']}>
            <NestedInput
              field={field}
              value={ownValue(values, field.field) ?? null}
              onChange={(next) => {
                onSet(field.field, next);
                store.tell(field.field, next);
              }}
              onSetField={onSet}
              onInputError={(message) => props.onInputError(field.field, message)}
              collection={input.collection}
              readonly={input.readonly}
              invalid={false}
              newItem={input.newItem}
              isLabelAbove={props.inline && !props.isFirst}
            />
          </div>
        ))}
      </div>
    </FormValuesContext>
  );
}
