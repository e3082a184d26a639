import type { ReactNode } from 'react';
import styles from '#app/components/ui/Chip.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';

export interface ChipProps {
  children: ReactNode;
  /** Shows a cross at the end. */
  onRemove?: () => void;
  /** Name of the cross ("Remove tag news"); needed with onRemove. */
  removeLabel?: string;
  className?: string;
}

export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  return (
    <span className={classNames(styles.chip, onRemove && styles.removable, className)}>
      <span className={styles.text}>{children}</span>
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Glyph name="close" size={14} />
        </button>
      ) : null}
    </span>
  );
}
