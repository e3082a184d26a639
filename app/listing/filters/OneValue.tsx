import { useTranslation } from 'react-i18next';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';
import { NumberInput } from '#app/components/ui/NumberInput.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { TimeField } from '#app/components/ui/TimeField.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { choicesOf, singleOf } from '#app/entities/items/operators.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useDateErrorText } from '#app/interfaces/date-error.ts';
import { dateKindOf } from '#app/layouts/dated-fields.ts';
import { useTimeZone } from '#app/session/model.ts';
import { fromWall, toWall } from './filter-values.ts';
import { ItemChoice } from './ItemChoice.tsx';

interface OneValueProps {
  label: string;
  field: Field | undefined;
  target: Collection | null;
  /** As the API is sent it, empty for none. */
  value: string;
  onChange: (value: unknown) => void;
  autoFocus?: boolean;
}

/** The control for one whole value of a field. */
export function OneValue({ label, field, target, value, onChange, autoFocus }: OneValueProps) {
  const { t } = useTranslation('filter');
  const locale = useLocale();
  const zone = useTimeZone();
  const dated = {
    label,
    onChange,
    autoFocus,
    clearLabel: t('clearValue'),
    inputErrorText: useDateErrorText(),
  };
  switch (singleOf(field)) {
    case 'date':
      return <DatePicker {...dated} value={value || null} />;
    case 'datetime': {
      // Instants are shown as the list shows them and asked for as the API holds them.
      const isInstant = field !== undefined && dateKindOf(field) === 'instant';
      return (
        <DateTimePicker
          {...dated}
          value={toWall(value, isInstant ? zone : undefined)}
          onChange={(next) => onChange(next !== null && isInstant ? fromWall(next, zone) : next)}
          granularity="minute"
        />
      );
    }
    case 'time':
      return <TimeField {...dated} value={value || null} granularity="minute" />;
    case 'boolean':
      return (
        <RadioGroup
          legend={label}
          orientation="horizontal"
          options={[
            { value: '1', label: t('yes') },
            { value: '0', label: t('no') },
          ]}
          value={value === '' ? null : isOn(value) ? '1' : '0'}
          onChange={(choice) => onChange(choice === '1')}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          items={(field ? choicesOf(field) : []).map(({ value: id, name }) => ({ id, label: name }))}
          selectedKey={value || null}
          onChange={onChange}
          autoFocus={autoFocus}
        />
      );
    case 'item':
      return field ? (
        <ItemChoice
          label={label}
          field={field}
          target={target}
          value={value}
          onChange={onChange}
          autoFocus={autoFocus}
        />
      ) : null;
    case 'number':
      return (
        <NumberInput
          label={label}
          value={value || null}
          onChange={onChange}
          locale={locale}
          autoFocus={autoFocus}
        />
      );
    default:
      return <TextField label={label} value={value} onChange={onChange} autoFocus={autoFocus} dir="auto" />;
  }
}
