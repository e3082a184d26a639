import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { TimeField } from '#app/components/ui/TimeField.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { valuesOf } from '#app/entities/items/filters.ts';
import { choicesOf, operandOf } from '#app/entities/items/operators.ts';

interface FilterValueProps {
  field: Field | undefined;
  operator: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control for a condition's value, by the type of its field. */
export function FilterValue({ field, operator, value, onChange }: FilterValueProps) {
  const { t } = useTranslation('listing');
  const label = t('filter.value');
  const text = value === null || value === undefined ? '' : String(value);
  const moment = { label, value: text || null, onChange, clearLabel: t('filter.clearValue') };
  const operand = operandOf(field, operator);
  switch (operand) {
    case 'none':
      return null;
    case 'date':
      return <DatePicker {...moment} />;
    case 'datetime':
      return <DateTimePicker {...moment} granularity="minute" />;
    case 'time':
      return <TimeField {...moment} granularity="minute" />;
    case 'boolean':
      return (
        <RadioGroup
          legend={label}
          orientation="horizontal"
          options={[
            { value: '1', label: t('filter.yes') },
            { value: '0', label: t('filter.no') },
          ]}
          value={text === '' ? null : isOn(value) ? '1' : '0'}
          onChange={(choice) => onChange(choice === '1')}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          items={(field ? choicesOf(field) : []).map(({ value: id, name }) => ({ id, label: name }))}
          selectedKey={text || null}
          onChange={onChange}
        />
      );
    case 'choices':
      return <Choices field={field} value={valuesOf(value)} onChange={onChange} label={t('filter.values')} />;
    case 'list':
      return (
        <TextArea
          label={t('filter.values')}
          description={t('filter.valuesHint')}
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : valuesOf(value).join('\n')}
          // Kept as typed, empty lines included: they are left out when the condition is sent.
          onChange={(lines) => onChange(lines === '' ? null : lines.split('\n'))}
        />
      );
    default:
      return (
        <TextField
          label={operand === 'count' ? t('filter.count') : label}
          value={text}
          onChange={onChange}
          autoFocus
          inputMode={operand === 'text' ? 'text' : operand === 'count' ? 'numeric' : 'decimal'}
          dir={operand === 'text' ? 'auto' : 'ltr'}
        />
      );
  }
}

interface ChoicesProps {
  field: Field | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  label: string;
}

function Choices({ field, value, onChange, label }: ChoicesProps) {
  return (
    <div role="group" aria-label={label}>
      {(field ? choicesOf(field) : []).map(({ value: id, name }) => (
        <div key={id}>
          <Checkbox
            isSelected={value.includes(id)}
            onChange={(isOnNow) => onChange(isOnNow ? [...value, id] : value.filter((entry) => entry !== id))}
          >
            {name}
          </Checkbox>
        </div>
      ))}
    </div>
  );
}
