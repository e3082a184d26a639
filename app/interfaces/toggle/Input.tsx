import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';

export default function Input({ value, onChange, options, ...props }: InputProps) {
  const text = useInterfaceText('toggle');
  const on = isOn(value);
  const label = options[on ? 'labelOn' : 'labelOff'];
  const shared = {
    id: props.id,
    isSelected: on,
    onChange: (next: boolean) => onChange(next),
    disabled: props.readonly,
    required: props.required,
    'aria-labelledby': props.labelId,
    'aria-describedby': props.describedBy,
    children: typeof label === 'string' && label !== '' ? label : text(on ? 'on' : 'off'),
  };
  return options['checkbox'] === true ? <Checkbox {...shared} /> : <Switch {...shared} />;
}
