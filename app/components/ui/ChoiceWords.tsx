import type { ReactNode } from 'react';
import styles from '#app/components/ui/choice.module.css';

/** The words beside a check box or a switch, if there are any. */
export function ChoiceWords({ children, description }: { children?: ReactNode; description?: ReactNode }) {
  return children ? (
    <span className={styles.words}>
      {children}
      {description ? <span className={styles.description}>{description}</span> : null}
    </span>
  ) : null;
}
