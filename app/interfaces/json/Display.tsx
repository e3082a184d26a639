import { Icon } from '#app/components/ui/Icon.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { writeJson } from '#app/lib/json.ts';
import { clip } from '#app/lib/plain-text.ts';
import styles from './json.module.css';

export function Display({ value }: DisplayProps) {
  const text = typeof value === 'string' ? value : writeJson(value, 2);
  return (
    <span className={styles.cell} title={clip(text, 1000)}>
      <Icon name="code" size={18} />
      <span className={styles.line}>{clip(text.replace(/\s+/g, ' '), 80)}</span>
    </span>
  );
}
