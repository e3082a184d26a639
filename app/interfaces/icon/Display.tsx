import { Icon } from '#app/components/ui/Icon.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './Display.module.css';

export function Display({ value }: DisplayProps) {
  const name = clip(plainText(value));
  return (
    <span className={styles.icon} title={name}>
      <Icon name={name} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
