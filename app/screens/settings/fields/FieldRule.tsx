import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorName } from '#app/components/filters/operator-name.ts';
import { HelpButton } from '#app/components/help/HelpButton.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { isActive } from '#app/entities/items/filters.ts';
import { targetOf } from '#app/entities/items/paths.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { FilterValue } from '#app/listing/filters/FilterValue.tsx';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import styles from './field-setup.module.css';
import {
  newCondition,
  operatorsOf,
  readRule,
  type RuleCondition,
  type RuleKey,
  type RuleOperator,
  withOperator,
  withValue,
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
  const find = (name: string | null) => fields.find((entry) => entry.field === name);
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
          field={find(condition.field)}
          isFirst={index === 0}
          onChange={(next) => put(index, next)}
          onRemove={() => remove(index)}
        />
      ))}
      <div data-add="" className={styles.helped}>
        <Select
          className={styles.short}
          label={t('own.add')}
          hideLabel
          placeholder={t('own.add')}
          items={fields.map((field) => ({ id: field.field, label: fieldName(field, locale) }))}
          selectedKey={null}
          onChange={(name) => {
            const field = find(name);
            if (field) onChange(writeRule([...conditions, newCondition(field)]));
          }}
        />
        {id === 'show_when' ? <HelpButton topic="conditions" /> : null}
      </div>
    </fieldset>
  );
}

interface ConditionRowProps {
  condition: RuleCondition;
  /** The one that it asks about; undefined when it is gone. */
  field: Field | undefined;
  /** It stands for itself; others are joined with those before. */
  isFirst: boolean;
  onChange: (next: RuleCondition) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, field, isFirst, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('field-setup');
  const { t: tFilter } = useTranslation('filter');
  const { t: tListing } = useTranslation('listing');
  const locale = useLocale();
  const [collections, relations, permissions] = [useCollections(), useRelations(), usePermissions()];
  const { operator, value } = condition;
  const name = field ? fieldName(field, locale) : condition.field;
  return (
    <div className={styles.condition} role="group" aria-label={name}>
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
      <IconButton label={t('own.remove', { field: name })} onClick={onRemove}>
        <Glyph name="close" size={16} />
      </IconButton>
      <Select
        label={tFilter('condition')}
        items={operatorsOf(field, operator).map((id) => ({
          id,
          label: operatorName(id, field, tListing),
        }))}
        selectedKey={operator}
        onChange={(id) => onChange(withOperator(condition, id as RuleOperator, field))}
      />
      <div className={styles.conditionValue}>
        <FilterValue
          // Another kind of control must not inherit what was half typed into the one before.
          key={operator}
          field={field}
          target={field ? targetOf({ collections, relations, permissions }, field) : null}
          operator={operator}
          value={value}
          onChange={(next) => onChange(withValue(condition, next))}
          autoFocus={false}
        />
        {isActive({ operator, value }) ? null : <p className={styles.note}>{t('own.noValue')}</p>}
      </div>
    </div>
  );
}
