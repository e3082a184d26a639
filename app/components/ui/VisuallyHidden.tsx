import type { HTMLAttributes } from 'react';
import styles from '#app/components/ui/VisuallyHidden.module.css';

/** For the ear only. */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={styles['hidden']} />;
}
