import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { ownOptions } from '#app/entities/fields/own-options.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './field-setup.module.css';
import { FieldRule } from './FieldRule.tsx';
import { OwnValidation } from './OwnValidation.tsx';
import { askable, ruleKeys, withOwn } from './own-options.ts';

interface OwnOptionsProps {
  /** As it is set up. */
  field: Field;
  /** Those of the collection. */
  fields: readonly Field[];
  /** What is wrong with the smallest and the greatest value. */
  error: string | undefined;
  onChange: (options: Record<string, unknown>) => void;
}

/** Section, conditions and validation of a field in the form: what this app alone makes of its options. */
export default function OwnOptions({ field, fields, error, onChange }: OwnOptionsProps) {
  const { t } = useTranslation('field-setup');
  const [isOpen, setOpen] = useState(false);
  const stored = ownOptions(field);
  const put = (changes: Record<string, unknown>) => onChange(withOwn(field.options, changes));
  const section = plainText(stored['group']);
  return (
    <details
      className={styles.advanced}
      data-own=""
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('own.title')}</summary>
      <div className={styles.ownParts}>
        <p className={styles.note}>{t('own.note')}</p>
        <div className={styles.columns}>
          <TextField
            label={t('own.section')}
            description={t('own.sectionNote')}
            value={section}
            onChange={(group) => put({ group: group === '' ? null : group })}
          />
          <Switch
            isSelected={isOn(stored['collapsed'])}
            onChange={(isClosed) => put({ collapsed: isClosed ? true : null })}
            disabled={section === ''}
            description={t('own.collapsedNote')}
          >
            {t('own.collapsed')}
          </Switch>
        </div>
        <OwnValidation field={field} error={error} onChange={put} />
        {ruleKeys.map((key) => (
          <FieldRule
            key={key}
            id={key}
            stored={stored[key]}
            fields={askable(fields, field.field)}
            onChange={(rule) => put({ [key]: rule })}
          />
        ))}
      </div>
    </details>
  );
}
