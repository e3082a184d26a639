import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { FieldDraft } from './draft.ts';
import styles from './field-setup.module.css';
import { labelIn, nameOfLabel, withLabel } from './field-names.ts';
import { NameField } from './NameField.tsx';

interface NewNameFieldsProps
  extends Pick<ComponentProps<typeof NameField>, 'draft' | 'state' | 'error' | 'isRefused'> {
  change: (changes: Partial<FieldDraft>) => void;
  /** Enter, as in any form of one line: there is nothing else that it could do here. */
  onEnter: () => void;
}

/** What a new field is called: the label in the user's language, and the name, which follows it until it is edited itself. */
export function NewNameFields({ draft, change, onEnter, ...name }: NewNameFieldsProps) {
  const { t } = useTranslation('field-setup');
  const locale = useLocale();
  const [label, setLabel] = useState(() => labelIn(draft.translation, locale));
  // What was restored keeps its name.
  const [isOwn, setOwn] = useState(draft.field !== '');
  const put = (text: string, field: string) =>
    change({ field, translation: withLabel(draft.translation, locale, text, field) });
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div role="presentation" className={styles.part} onKeyDown={handleKey}>
      <TextField
        label={t('schema.label')}
        description={t('schema.labelNote')}
        autoComplete="off"
        data-first=""
        value={label}
        placeholder={draft.field === '' ? undefined : fieldName(draft, locale)}
        onChange={(text) => {
          setLabel(text);
          put(text, isOwn ? draft.field : nameOfLabel(text));
        }}
      />
      <NameField
        draft={draft}
        {...name}
        isLocked={false}
        onChange={(field) => {
          setOwn(field !== '');
          put(label, field);
        }}
      />
    </div>
  );
}
