import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { readDraftKeys } from '#app/drafts/draft-store.ts';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { setupDraftKey } from '#app/screens/settings/fields/setup-draft-key.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './editor.module.css';

interface UnsavedFieldsProps {
  collection: string;
  fields: readonly Field[];
  /** Opens the set-up of a field; null for a new one. */
  onGoOn: (field: Field | null) => void;
}

/** Where the set-up of a field was left without saving: nobody would look for it in its dialog. */
export function UnsavedFields({ collection, fields, onGoOn }: UnsavedFieldsProps) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const project = useProject();
  const { id: user } = useCurrentUser();
  const [keys, setKeys] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    void readDraftKeys({ project, user, collection: 'directus_fields' }).then((found) => {
      if (isWanted) setKeys(found);
    });
    return () => {
      isWanted = false;
    };
  }, [project, user]);
  const isNew = keys.includes(setupDraftKey(collection, null));
  const begun = fields.filter(({ field }) => keys.includes(setupDraftKey(collection, field)));
  if (!isNew && begun.length === 0) return null;
  return (
    <Notice tone="info" className={styles.unsaved} title={t('fields.unsaved')}>
      <span className={styles.goOn}>
        {isNew ? (
          <Button size="dense" onClick={() => onGoOn(null)}>
            {t('fields.goOnNew')}
          </Button>
        ) : null}
        {begun.map((field) => (
          <Button key={field.field} size="dense" onClick={() => onGoOn(field)}>
            {t('fields.goOn', { field: fieldName(field, locale) })}
          </Button>
        ))}
      </span>
    </Notice>
  );
}
