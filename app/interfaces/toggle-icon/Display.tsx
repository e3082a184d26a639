import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import styles from './Display.module.css';
import { lookOf } from './look.ts';

export function Display({ value, options }: DisplayProps) {
  const text = useInterfaceText('toggle-icon');
  const on = isOn(value);
  const look = lookOf(options, on);
  return (
    <span className={styles.state} style={{ color: look.color }}>
      <Icon name={look.icon} size={18} />
      {look.text ? (
        <span className={styles.text}>{look.text}</span>
      ) : (
        <VisuallyHidden>{text(on ? 'on' : 'off')}</VisuallyHidden>
      )}
    </span>
  );
}
