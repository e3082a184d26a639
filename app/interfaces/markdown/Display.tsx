import { Icon } from '#app/components/ui/Icon.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './markdown.module.css';

export function Display({ value }: DisplayProps) {
  const text = plainText(value);
  return (
    <span className={styles.cell} title={clip(text, 1000)}>
      <Icon name="subject" size={18} />
      <span className={styles.line}>{clip(text.replace(/\s+/g, ' '), 80)}</span>
    </span>
  );
}
