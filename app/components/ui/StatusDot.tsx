import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/StatusDot.module.css';

export interface StatusDotProps {
  /** A CSS colour: paletteColor() of palette.ts turns stored names into one. */
  color: string;
  /** The status in words. */
  label: string;
  /** Leaves the word to the screen reader and the tooltip. */
  dotOnly?: boolean;
  className?: string;
}

/** A status: its colour and its name. */
export function StatusDot({ color, label, dotOnly = false, className }: StatusDotProps) {
  if (dotOnly) {
    return (
      <span
        className={classNames(styles.dot, className)}
        style={{ background: color, display: 'inline-block' }}
        role="img"
        aria-label={label}
        title={label}
      />
    );
  }
  return (
    <span className={classNames(styles.status, className)}>
      <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
