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
  const chosen = plainText(value);
  const items = useMemo(() => {
    const offered = choices.map((choice) => ({ id: choice.value, label: choice.label }));
    const known = chosen === '' || choices.some((choice) => choice.value === chosen);
    return known ? offered : [...offered, { id: chosen, label: text('notAChoice', { value: chosen }) }];
  }, [choices, chosen, text]);
  if (error) return <Notice tone="warn">{text('invalid', { message: error })}</Notice>;
  const icon = typeof options['icon'] === 'string' ? <Icon name={options['icon']} /> : undefined;
  if (props.readonly) {
    return (
      <TextBox
        id={props.id}
        value={choiceLabel(choices, chosen)}
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
      selectedKey={chosen === '' ? null : chosen}
      onChange={onChange}
      placeholder={placeholder}
      emptyLabel={props.required ? undefined : text('none')}
      required={props.required}
      error={props.invalid}
    />
  );
}
