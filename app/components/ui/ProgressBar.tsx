import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/ProgressBar.module.css';

export interface ProgressBarProps {
  /** Part done, 0 to 1; without it the end is not known. */
  value?: number;
  /** Names what is going on. */
  label: string;
  className?: string;
}

export function ProgressBar({ value, label, className }: ProgressBarProps) {
  const part = value === undefined ? undefined : Math.max(0, Math.min(1, value));
  return (
    <div
      className={classNames(styles.track, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
    >
      <div
        className={classNames(styles.bar, part === undefined && styles.running)}
        style={part === undefined ? undefined : { transform: `scaleX(${part})` }}
      />
    </div>
  );
}
