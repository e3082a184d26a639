import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName, isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { takesNothing } from '#app/entities/items/operators.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { plainText } from '#app/lib/plain-text.ts';
import styles from './field-setup.module.css';
import {
  askable,
  ownOptions,
  readRule,
  type RuleCondition,
  type RuleKey,
  ruleKeys,
  type RuleOperator,
  ruleOperators,
  valueText,
  withOperator,
  withOwn,
  writeRule,
} from './own-options.ts';

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
          <Rule
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

interface RuleProps {
  id: RuleKey;
  stored: unknown;
  fields: readonly Field[];
  onChange: (rule: RuleCondition[] | null) => void;
}

function Rule({ id, stored, fields, onChange }: RuleProps) {
  const { t } = useTranslation('field-setup');
  const locale = useLocale();
  const frame = useRef<HTMLFieldSetElement>(null);
  const conditions = readRule(stored);
  const nameOf = (name: string) => {
    const field = fields.find((entry) => entry.field === name);
    return field ? fieldName(field, locale) : name;
  };
  if (conditions === null) {
    return (
      <fieldset className={styles.rule}>
        <legend>{t(`own.rules.${id}`)}</legend>
        <Notice
          tone="warn"
          role="none"
          action={
            <Button size="dense" onClick={() => onChange(null)}>
              {t('own.clear')}
            </Button>
          }
        >
          {t('own.unreadable')}
        </Notice>
      </fieldset>
    );
  }
  const put = (index: number, next: RuleCondition) =>
    onChange(writeRule(conditions.map((entry, at) => (at === index ? next : entry))));
  const remove = (index: number) => {
    onChange(writeRule(conditions.filter((_, at) => at !== index)));
    frame.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <fieldset ref={frame} className={styles.rule} data-rule={id}>
      <legend>{t(`own.rules.${id}`)}</legend>
      {conditions.map((condition, index) => (
        // Conditions have no key of their own, and are never moved.
        <div key={`${condition.field} ${String(index)}`} className={styles.condition}>
          <span className={styles.conditionName}>
            {index === 0 ? null : (
              <Select
                size="dense"
                label={t('own.join')}
                hideLabel
                items={[
                  { id: 'and', label: t('own.and') },
                  { id: 'or', label: t('own.or') },
                ]}
                selectedKey={condition.logical ?? 'and'}
                onChange={(logical) => put(index, { ...condition, logical: logical === 'or' ? 'or' : 'and' })}
              />
            )}
            {nameOf(condition.field)}
          </span>
          <Select
            label={t('own.operator', { field: nameOf(condition.field) })}
            hideLabel
            items={ruleOperators.map((operator) => ({ id: operator, label: t(`own.operators.${operator}`) }))}
            selectedKey={condition.operator}
            onChange={(operator) => put(index, withOperator(condition, operator as RuleOperator))}
          />
          {takesNothing(condition.operator) ? (
            <span />
          ) : (
            <TextField
              label={t('own.value', { field: nameOf(condition.field) })}
              hideLabel
              value={valueText(condition.value)}
              onChange={(value) => put(index, { ...condition, value })}
            />
          )}
          <IconButton
            label={t('own.remove', { field: nameOf(condition.field) })}
            onClick={() => remove(index)}
          >
            <Glyph name="close" size={16} />
          </IconButton>
        </div>
      ))}
      <div data-add="">
        <Select
          className={styles.short}
          label={t('own.add')}
          hideLabel
          placeholder={t('own.add')}
          items={fields.map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
          selectedKey={null}
          onChange={(field) =>
            field !== null && onChange(writeRule([...conditions, { field, operator: 'nempty' }]))
          }
        />
      </div>
    </fieldset>
  );
}
