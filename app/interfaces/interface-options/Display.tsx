import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { toObject } from '#app/entities/fields/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { DisplayProps } from '#app/interfaces/define.ts';
import styles from './Display.module.css';

export function Display({ value }: DisplayProps) {
  const text = useInterfaceText('interface-options');
  const words = text('count', { count: Object.keys(toObject(value)).length });
  return (
    <span className={styles.options} title={words}>
      <Icon name="settings" size={18} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
