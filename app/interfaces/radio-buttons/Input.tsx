import { useMemo } from 'react';
import { Notice } from '#app/components/ui/Notice.tsx';
import { RadioGroup } from '#app/components/ui/RadioGroup.tsx';
import { parseChoices } from '#app/entities/fields/choices.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input({ value, onChange, options, ...props }: InputProps) {
  const text = useInterfaceText('radio-buttons');
  const { choices, error } = useMemo(() => parseChoices(options['choices']), [options]);
  const selected = plainText(value);
  const isChoice = selected === '' || choices.some((choice) => choice.value === selected);
  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  return (
    <RadioGroup
      aria-labelledby={props.labelId}
      orientation="horizontal"
      options={
        isChoice ? choices : [...choices, { value: selected, label: text('notAChoice', { value: selected }) }]
      }
      value={selected === '' ? null : selected}
      onChange={onChange}
      disabled={props.readonly}
      required={props.required}
    />
  );
}
