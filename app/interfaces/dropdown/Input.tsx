import { useMemo, useState } from 'react';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextBox } from '#app/components/ui/TextBox.tsx';
import { type Choice, choiceLabel, parseChoices } from '#app/entities/fields/choices.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { holds } from '#app/lib/fold.ts';
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
  if (isOn(options['allow_other'])) {
    return (
      <OpenChoice
        {...props}
        choices={choices}
        value={selected}
        onChange={onChange}
        placeholder={placeholder}
      />
    );
  }
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

interface OpenChoiceProps
  extends Pick<InputProps, 'labelId' | 'describedBy' | 'required' | 'invalid' | 'onChange'> {
  choices: readonly Choice[];
  value: string;
  placeholder: string;
}

/** Choices that are offered while anything may be typed: the words of a choice stand for its value. */
function OpenChoice({ choices, value, onChange, placeholder, ...props }: OpenChoiceProps) {
  const text = useInterfaceText('dropdown');
  /** What is in the box, and the value that it was told for: a value from outside is shown by its own words. */
  const [typed, setTyped] = useState({ text: '', value: '' });
  const known = choices.find((choice) => choice.value === value);
  const shown = typed.value === value && typed.text !== '' ? typed.text : (known?.label ?? value);
  const isSearch = shown !== '' && shown !== known?.label;
  const fitting = isSearch ? choices.filter(({ label }) => holds(label, shown)) : choices;
  const tell = (next: string) => {
    const meant = choices.find(({ label }) => label === next)?.value ?? next;
    setTyped({ text: next, value: meant });
    if (meant !== value) onChange(meant === '' ? null : meant);
  };
  return (
    <ComboBox
      labelledBy={props.labelId}
      describedBy={props.describedBy}
      items={fitting.map((choice) => ({ id: choice.value, label: choice.label }))}
      inputValue={shown}
      onInputChange={tell}
      selectedKey={known?.value ?? null}
      onSelectionChange={(id) => {
        if (id !== null) tell(choiceLabel(choices, id));
      }}
      allowsCustomValue
      emptyText={text('nothingFits')}
      placeholder={placeholder}
      required={props.required}
      error={props.invalid}
    />
  );
}
