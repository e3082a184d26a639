import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import styles from './item.module.css';
import { keyText } from './item-rules.ts';

export interface CopyDialogProps {
  /** Fields that the copy needs values of its own for. */
  fields: readonly Field[];
  /** The original's values. */
  values: Item;
  isSaving: boolean;
  /** What the server said against the last try. */
  error: string | null;
  onSave: (values: Item) => void;
  onClose: () => void;
}

/** Asks for what two items can't share, before a copy is made. */
export default function CopyDialog({ fields, values, isSaving, error, onSave, onClose }: CopyDialogProps) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isAttempted, setAttempted] = useState(false);
  const problemOf = (field: Field): string | null => {
    const text = typed[field.field] ?? '';
    if (text === '') return field.primary_key || field.required ? t('form.error.required') : null;
    return text === keyText(values[field.field]) ? t('copyKey.taken') : null;
  };
  const handleSave = () => {
    setAttempted(true);
    if (fields.some((field) => problemOf(field) !== null)) return;
    // An empty text would be a value too, and the second of its kind.
    onSave(Object.fromEntries(fields.map((field) => [field.field, typed[field.field] || null])));
  };
  return (
    <Dialog
      title={t('copyKey.title')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('copyKey.cancel')}</Button>
          <Button variant="primary" pending={isSaving} onClick={handleSave}>
            {t('copyKey.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles['questions']}>
        <p>{t('copyKey.body')}</p>
        {error === null ? null : (
          <Notice tone="bad" title={error}>
            {t('failed.kept')}
          </Notice>
        )}
        {fields.map((field, index) => (
          <TextField
            key={field.field}
            label={fieldName(field, locale)}
            description={t('copyKey.original', { value: keyText(values[field.field]) ?? '' })}
            error={isAttempted ? problemOf(field) : null}
            value={typed[field.field] ?? ''}
            onChange={(text) => setTyped((all) => ({ ...all, [field.field]: text }))}
            autoFocus={index === 0}
          />
        ))}
      </div>
    </Dialog>
  );
}
