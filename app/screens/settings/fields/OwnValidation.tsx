import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBounds, storedBounds } from '#app/components/form/value-bounds.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { isColumnless } from '#app/entities/fields/datatypes.ts';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isDated } from '#app/entities/items/operators.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { OneValue } from '#app/listing/filters/OneValue.tsx';
import styles from './field-setup.module.css';

interface OwnValidationProps {
  field: Field;
  /** What is wrong with the two bounds. */
  error: string | undefined;
  onChange: (changes: Record<string, unknown>) => void;
}

/** Smallest and greatest value of a field that has an order, and the words for a value against its pattern. */
export function OwnValidation({ field, error, onChange }: OwnValidationProps) {
  const { t } = useTranslation('field-setup');
  const id = useId();
  if (isColumnless(field.type)) return null;
  const kind = isDated(field) || field.type === 'time' ? 'dates' : 'numbers';
  const bounds = storedBounds(field);
  return (
    <fieldset
      className={styles.rule}
      data-place="bounds"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t('own.validation')}</legend>
      {hasBounds(field) ? (
        <div className={styles.columns}>
          {(['min', 'max'] as const).map((end) => (
            <OneValue
              key={end}
              label={t(`own.${kind}.${end}`)}
              // Whatever the field's choices are: a bound is any value of its type.
              field={{ ...field, options: {} }}
              target={null}
              value={bounds[end] ?? ''}
              onChange={(value) => onChange({ [end]: value === '' ? null : value })}
            />
          ))}
        </div>
      ) : null}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.ownError}>
          <Glyph name="error" size={16} />
          <span>{error}</span>
        </p>
      )}
      <TextField
        label={t('own.message')}
        description={t(field.validation === null ? 'own.noPattern' : 'own.messageNote')}
        value={plainText(ownOptions(field)['message'])}
        onChange={(message) => onChange({ message: message === '' ? null : message })}
      />
    </fieldset>
  );
}
