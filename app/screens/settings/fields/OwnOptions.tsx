import { useTranslation } from 'react-i18next';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './field-setup.module.css';
import { FieldRule } from './FieldRule.tsx';
import { askable, ownOptions, ruleKeys, withOwn } from './own-options.ts';

interface OwnOptionsProps {
  options: Record<string, unknown>;
  /** Those of the collection; `own` is the name of the one that is set up. */
  fields: readonly Field[];
  own: string;
  onChange: (options: Record<string, unknown>) => void;
}

/** Section and conditions of a field in the form: what this app alone makes of its options. */
export function OwnOptions({ options, fields, own, onChange }: OwnOptionsProps) {
  const { t } = useTranslation('field-setup');
  const stored = ownOptions(options);
  const put = (changes: Record<string, unknown>) => onChange(withOwn(options, changes));
  const section = plainText(stored['group']);
  return (
    <details className={styles.advanced} data-own="">
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
        {ruleKeys.map((key) => (
          <FieldRule
            key={key}
            id={key}
            stored={stored[key]}
            fields={askable(fields, own)}
            onChange={(rule) => put({ [key]: rule })}
          />
        ))}
      </div>
    </details>
  );
}
