import { useDeferredValue, useMemo } from 'react';
import { FormItemContext } from '#app/components/form/form-item.ts';
import { FormValuesContext } from '#app/components/form/form-values.ts';
import { FieldRow, useRowForm } from '#app/components/form/FieldRow.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { countText, isRichText } from '#app/entities/translations/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import type { TranslationSet } from './translation-set.ts';
import type { SourceField } from './use-source.ts';
import styles from './translation.module.css';

interface SourceTextProps extends SourceField {
  /** Of the field that holds the translations. */
  holder: string;
  /** Names the language for screen readers. */
  label: string;
  form: TranslationSet['form'];
  onInputError: ((message: string | null) => void) | undefined;
}

/** The text of the source beside its translation. */
export function SourceText(props: SourceTextProps) {
  const { field, collection, value, onChange, isOwn, holder, label, code, form: outer, onInputError } = props;
  const handle = useMemo(
    () => ({
      set: (_: string, next: unknown) => onChange?.(next),
      undo: () => undefined,
      setInputError: (_: string, message: string | null) => onInputError?.(message),
    }),
    [onChange, onInputError],
  );
  const isFixed = onChange === null;
  const form = useRowForm({
    collection,
    isNew: false,
    handle,
    Input: isFixed && isPlain(field) ? WholeText : fieldInputs.Input,
    holder: `${holder}:source`,
  });
  const entry = useMemo(
    // What is to be known about a field stands at the one that is edited.
    () => ({ field: { ...field, note: null }, readonly: isFixed, required: false }),
    [field, isFixed],
  );
  return (
    // An input that follows others follows those of its own item, never those of the translation beside it.
    <FormValuesContext value={isOwn ? outer.values : null}>
      <FormItemContext value={isOwn ? outer.itemKey : null}>
        <div role="group" aria-label={label} className={styles.source} lang={code || undefined}>
          <FieldRow
            form={form}
            entry={entry}
            traits={fieldInputs.traitsOf(field)}
            place="fill"
            value={value ?? null}
            error={undefined}
            isChanged={false}
            resetKey={0}
          />
          <TextCount field={field} value={value} code={code} />
        </div>
      </FormItemContext>
    </FormValuesContext>
  );
}

const isPlain = (field: Field) => !isRichText(field) && field.interface !== 'markdown';

/** All of a text, where an input would cut it. */
function WholeText({ id, value }: Pick<InputProps, 'id' | 'value'>) {
  return (
    <p id={id} className={styles.whole} dir="auto">
      {plainText(value) || '–'}
    </p>
  );
}

/** How long a text is. */
export function TextCount({ field, value, code }: { field: Field; value: unknown; code: string }) {
  const text = useInterfaceText('translation');
  // Long texts are counted when there is time for it.
  const counted = useDeferredValue(value);
  const { words, characters } = useMemo(() => countText(field, counted, code), [field, counted, code]);
  return (
    <span className={styles.count}>
      {text('words', { count: words })} · {text('characters', { count: characters })}
    </span>
  );
}
