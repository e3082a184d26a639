import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { takesNothing } from '#app/entities/items/operators.ts';
import { useLocale } from '#app/i18n/locale.ts';
import styles from './field-setup.module.css';
import {
  readRule,
  type RuleCondition,
  type RuleKey,
  type RuleOperator,
  ruleOperators,
  valueText,
  withOperator,
  writeRule,
} from './own-options.ts';

interface FieldRuleProps {
  id: RuleKey;
  stored: unknown;
  fields: readonly Field[];
  onChange: (rule: RuleCondition[] | null) => void;
}

/** When a field is shown, or required: conditions on other fields, line by line. */
export function FieldRule({ id, stored, fields, onChange }: FieldRuleProps) {
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
        <ConditionRow
          // Conditions have no key of their own, and are never moved.
          key={`${condition.field} ${String(index)}`}
          condition={condition}
          name={nameOf(condition.field)}
          isFirst={index === 0}
          onChange={(next) => put(index, next)}
          onRemove={() => remove(index)}
        />
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

interface ConditionRowProps {
  condition: RuleCondition;
  /** Of the field that it asks about, in words. */
  name: string;
  /** It stands for itself; others are joined with those before. */
  isFirst: boolean;
  onChange: (next: RuleCondition) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, name, isFirst, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('field-setup');
  return (
    <div className={styles.condition}>
      <span className={styles.conditionName}>
        {isFirst ? null : (
          <Select
            size="dense"
            label={t('own.join')}
            hideLabel
            items={[
              { id: 'and', label: t('own.and') },
              { id: 'or', label: t('own.or') },
            ]}
            selectedKey={condition.logical ?? 'and'}
            onChange={(logical) => onChange({ ...condition, logical: logical === 'or' ? 'or' : 'and' })}
          />
        )}
        {name}
      </span>
      <Select
        label={t('own.operator', { field: name })}
        hideLabel
        items={ruleOperators.map((operator) => ({ id: operator, label: t(`own.operators.${operator}`) }))}
        selectedKey={condition.operator}
        onChange={(operator) => onChange(withOperator(condition, operator as RuleOperator))}
      />
      {takesNothing(condition.operator) ? (
        <span />
      ) : (
        <TextField
          label={t('own.value', { field: name })}
          hideLabel
          value={valueText(condition.value)}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
      <IconButton label={t('own.remove', { field: name })} onClick={onRemove}>
        <Glyph name="close" size={16} />
      </IconButton>
    </div>
  );
}
