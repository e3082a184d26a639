import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import over from '#app/components/ui/over.module.css';
import type { InputProps } from '#app/interfaces/define.ts';
import display from './Display.module.css';
import { lookOf } from './look.ts';
import styles from './toggle-icon.module.css';

export default function Input({ value, onChange, options, readonly, ...props }: InputProps) {
  const text = useInterfaceText('toggle-icon');
  const on = isOn(value);
  const look = lookOf(options, on);
  const words = look.text ? (
    <span className={display.text}>{look.text}</span>
  ) : (
    <VisuallyHidden>{text(on ? 'on' : 'off')}</VisuallyHidden>
  );
  return (
    <label className={classNames(styles.toggle, display.state)} style={{ color: look.color }}>
      <input
        id={props.id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={classNames(over.over, styles.input)}
        checked={on}
        disabled={readonly}
        required={props.required}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
      />
      <Icon name={look.icon} size={24} />
      {words}
    </label>
  );
}
