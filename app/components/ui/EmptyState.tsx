import type { ReactNode } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from '#app/components/ui/EmptyState.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What this is. */
  title: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <h2 className={styles.title}>{title}</h2>
      {children ? <div>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
