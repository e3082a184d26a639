import { useTranslation } from 'react-i18next';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { operandOf } from '#app/entities/items/operators.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { FilterValues } from './FilterValues.tsx';
import { rangeOf, toRange } from './filter-values.ts';
import styles from './filters.module.css';
import { OneValue } from './OneValue.tsx';

interface FilterValueProps {
  field: Field | undefined;
  /** The collection whose keys the field holds, if it holds keys. */
  target: Collection | null;
  operator: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The control takes the focus when it comes. Default true. */
  autoFocus?: boolean;
}

/** The control for a condition's value, by the type of its field and by the operator. */
export function FilterValue(props: FilterValueProps) {
  const { field, target, operator, value, onChange, autoFocus = true } = props;
  const { t } = useTranslation('filter');
  const locale = useLocale();
  const text = value === null || value === undefined ? '' : String(value);
  switch (operandOf(field, operator)) {
    case 'none':
      return null;
    case 'count':
      return (
        <NumberInput
          label={t('count')}
          value={text || null}
          onChange={onChange}
          locale={locale}
          integer
          min="1"
          autoFocus={autoFocus}
        />
      );
    case 'range': {
      const [from, to] = rangeOf(value);
      return (
        <div className={styles.range}>
          <OneValue
            label={t('from')}
            field={field}
            target={target}
            value={from}
            onChange={(next) => onChange(toRange(next, to))}
            autoFocus={autoFocus}
          />
          <OneValue
            label={t('to')}
            field={field}
            target={target}
            value={to}
            onChange={(next) => onChange(toRange(from, next))}
          />
        </div>
      );
    }
    case 'list':
      return <FilterValues field={field} target={target} value={value} onChange={onChange} />;
    case 'text':
      return (
        <TextField label={t('value')} value={text} onChange={onChange} autoFocus={autoFocus} dir="auto" />
      );
    default:
      return (
        <OneValue
          label={t('value')}
          field={field}
          target={target}
          value={text}
          onChange={onChange}
          autoFocus={autoFocus}
        />
      );
  }
}
