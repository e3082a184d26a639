import { Icon } from '#app/components/ui/Icon.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './key-value.module.css';
import { toPairs } from './pairs.ts';

/** More lines than these are only laid out to be cut off. */
const max = 20;

export function Display({ value }: DisplayProps) {
  const lines = (toPairs(value) ?? [])
    .slice(0, max)
    .map((pair) => clip(`${plainText(pair.key)}: ${plainText(pair.value)}`, 100));
  const text = lines.length > 0 ? lines.join(', ') : plainText(value);
  return (
    <span className={styles.cell} title={clip(lines.join('\n'), 1000) || undefined}>
      <Icon name="list_alt" size={18} />
      <span className={styles.line} dir="auto">
        {clip(text, 80)}
      </span>
    </span>
  );
}
