import { paletteColor } from '#app/components/ui/palette.ts';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import type { DisplayProps } from '#app/interfaces/define.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { clip, plainText } from '#app/lib/plain-text.ts';
import styles from './Display.module.css';

export function Display({ value }: DisplayProps) {
  const stored = clip(plainText(value));
  const color = paletteColor(stored, '');
  if (color === '') return stored;
  return (
    <span className={styles.swatch} style={{ background: color }} title={formatTitle(stored)}>
      <VisuallyHidden>{formatTitle(stored)}</VisuallyHidden>
    </span>
  );
}
