import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Spinner.module.css';

export interface SpinnerProps {
  /** Edge in px. Default 20. */
  size?: number;
  /** Says what is going on; without it the ring is decoration beside a text that says so. */
  label?: string;
  className?: string;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      style={{ inlineSize: size, blockSize: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
