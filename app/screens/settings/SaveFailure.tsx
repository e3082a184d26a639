import { Notice } from '#app/components/ui/Notice.tsx';
import styles from './failure.module.css';

interface SaveFailureProps {
  title: string;
  /** Why; null while nothing has failed. */
  message: string | null;
  /** That nothing is lost. */
  kept: string;
}

/** Why nothing was saved. It stays in sight, wherever in the form the save was asked for. */
export function SaveFailure({ title, message, kept }: SaveFailureProps) {
  if (message === null) return null;
  return (
    <Notice tone="bad" title={title} className={styles['failure']}>
      <p>{message}</p>
      <p>{kept}</p>
    </Notice>
  );
}
