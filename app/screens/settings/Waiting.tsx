import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import styles from './waiting.module.css';

/** How long the words of a row are, in percent, so that they look like words. */
const lengths = [46, 62, 38, 54, 70, 42, 58, 50];

/** Holds the place of a list that is on its way. */
export function WaitingRows({ rows = 10 }: { rows?: number }) {
  return (
    <div className={styles.rows} aria-busy="true" data-waiting="rows">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={`${(lengths[at % lengths.length] ?? 50) / 2}%`} height={14} />
          <Skeleton width="20%" height={14} />
        </div>
      ))}
    </div>
  );
}

/** Holds the place of a form that is on its way. */
export function WaitingForm({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.form} aria-busy="true" data-waiting="form">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.field}>
          <Skeleton width={120} height={16} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}
