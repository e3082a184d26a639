import { toHex } from '#app/components/ui/color.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './Display.module.css';
import { formatOf, readColor } from './stored-color.ts';

export function Display({ value, options }: DisplayProps) {
  const color = readColor(value, formatOf(options['format']));
  const text = clip(plainText(value));
  if (!color) return text;
  return (
    <span className={styles.swatch} style={{ background: toHex(color) }} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
