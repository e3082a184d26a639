import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import styles from './Display.module.css';

export function Display({ value, options }: DisplayProps) {
  const text = useInterfaceText('toggle');
  const on = isOn(value);
  const label = options[on ? 'labelOn' : 'labelOff'];
  // The old listing looked for a key that nobody could set; the declared one is honoured here.
  const [yes, no] =
    options['checkbox'] === true ? ['check_box', 'check_box_outline_blank'] : ['check', 'close'];
  return (
    <span className={on ? styles.on : styles.off}>
      <Icon name={on ? (yes ?? 'check') : (no ?? 'close')} size={18} />
      <VisuallyHidden>
        {typeof label === 'string' && label !== '' ? label : text(on ? 'on' : 'off')}
      </VisuallyHidden>
    </span>
  );
}
