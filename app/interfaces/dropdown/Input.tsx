import { useMemo } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { choiceLabel, parseChoices } from '#app/entities/fields/choices.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';

export default function Input({ value, onChange, options, ...props }: InputProps) {
  const text = useInterfaceText('dropdown');
  const { choices, error } = useMemo(() => parseChoices(options['choices']), [options]);
  const selected = plainText(value);
  const items = useMemo(() => {
    const offered = choices.map((choice) => ({ id: choice.value, label: choice.label }));
    const known = selected === '' || choices.some((choice) => choice.value === selected);
    return known ? offered : [...offered, { id: selected, label: text('notAChoice', { value: selected }) }];
  }, [choices, selected, text]);
  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  const icon = typeof options['icon'] === 'string' ? <Icon name={options['icon']} /> : undefined;
  if (props.readonly) {
    return (
      <TextBox
        id={props.id}
        value={choiceLabel(choices, selected)}
        onChange={() => undefined}
        readOnly
        aria-describedby={props.describedBy}
        leading={icon}
      />
    );
  }
  const placeholder = plainText(options['placeholder']) || text('choose');
  return (
    <Select
      labelledBy={props.labelId}
      describedBy={props.describedBy}
      items={icon ? items.map((item) => ({ ...item, icon })) : items}
      selectedKey={selected === '' ? null : selected}
      onChange={onChange}
      placeholder={placeholder}
      emptyLabel={props.required ? undefined : text('none')}
      required={props.required}
      error={props.invalid}
    />
  );
}
