import type { ComponentPropsWithRef } from 'react';
import styles from '#app/components/ui/VisuallyHidden.module.css';

/** For the ear only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
