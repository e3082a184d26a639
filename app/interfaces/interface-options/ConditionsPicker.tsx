import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorName } from '#app/components/filters/operator-name.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import type { TemplatePath } from '#app/components/template/TemplateField.tsx';
import type { Field } from '#app/entities/fields/types.ts';
import { operatorsFor, takesNothing } from '#app/entities/items/operators.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ObjectFrame } from './ObjectPickers.tsx';
import { conditionsOf, type StoredCondition } from './option-lists.ts';
import styles from './option-picker.module.css';

interface ConditionsPickerProps {
  label: string;
  comment: string;
  value: unknown;
  onChange: (value: unknown) => void;
  paths: readonly TemplatePath[];
  /** A field by its name; undefined for one that is not known. */
  fieldOf: (name: string) => Field | undefined;
  /** The input of the list as JSON. */
  raw: ReactNode;
}

/** Conditions on fields, one a line; a list that holds anything else is edited as JSON alone. */
export function ConditionsPicker({ paths, fieldOf, raw, ...props }: ConditionsPickerProps) {
  const { t } = useTranslation('filter');
  const { t: tListing } = useTranslation('listing');
  const { label, comment, value, onChange } = props;
  const conditions = conditionsOf(value);
  if (conditions === null) return <ObjectFrame {...props} raw={raw} isRaw />;
  const put = (index: number, changes: Partial<StoredCondition>) =>
    onChange(conditions.map((entry, at) => (at === index ? { ...entry, ...changes } : entry)));
  const operatorsOf = (name: string, stored: string | null): string[] => {
    const field = fieldOf(name);
    return [...new Set([...(field ? operatorsFor(field) : []), ...(stored === null ? [] : [stored])])];
  };
  const offered = paths.filter(({ path }) => operatorsOf(path, null).length > 0);
  return (
    <ObjectFrame label={label} comment={comment} value={value} raw={raw}>
      {conditions.map(({ field, operator, value: operand }, index) => {
        const name = paths.find(({ path }) => path === field)?.label ?? field;
        return (
          // Conditions have no key of their own, and are never moved.
          <div key={`${field} ${String(index)}`} className={styles.condition} role="group" aria-label={name}>
            <span className={styles.conditionName}>{name}</span>
            <Select
              label={t('condition')}
              hideLabel
              items={operatorsOf(field, operator).map((id) => ({
                id,
                label: operatorName(id, fieldOf(field), tListing),
              }))}
              selectedKey={operator}
              onChange={(next) => next !== null && put(index, { operator: next })}
            />
            {takesNothing(operator) ? (
              <span />
            ) : (
              <TextField
                label={t('value')}
                hideLabel
                value={Array.isArray(operand) ? operand.map(plainText).join(',') : plainText(operand)}
                onChange={(next) => put(index, { value: next })}
              />
            )}
            <IconButton
              label={t('remove', { name })}
              onClick={() => onChange(conditions.filter((_, at) => at !== index))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </div>
        );
      })}
      <Select
        className={styles.adder}
        label={t('chooseField')}
        hideLabel
        placeholder={t('chooseField')}
        items={offered.map(({ path, label: words }) => ({ id: path, label: words }))}
        selectedKey={null}
        onChange={(name) => {
          const [operator] = name === null ? [] : operatorsOf(name, null);
          if (name !== null && operator !== undefined)
            onChange([...conditions, { field: name, operator, value: '' }]);
        }}
      />
    </ObjectFrame>
  );
}
