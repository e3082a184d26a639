import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths, or numbers in px. Default: as wide as the container, one line of text high. */
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** Holds the place of what is coming. The container says aria-busy; this says nothing. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
      data-skeleton
    />
  );
}
