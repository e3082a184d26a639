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

/** Two sheets that lean against each other, and one on top for the icon. */
function Sheets() {
  return (
    <svg viewBox="0 0 136 96" aria-hidden="true">
      <path className={styles.ground} d="M8 88.5h120" />
      <rect
        className={styles.back}
        x="26"
        y="22"
        width="52"
        height="64"
        rx="6"
        transform="rotate(-9 52 54)"
      />
      <rect className={styles.back} x="58" y="22" width="52" height="64" rx="6" transform="rotate(8 84 54)" />
      <rect className={styles.front} x="40" y="14" width="56" height="74" rx="7" />
      <path className={styles.lines} d="M52 64h32M52 73h20" />
    </svg>
  );
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {icon ? (
        <div className={styles.drawing}>
          <Sheets />
          <div className={styles.icon}>{icon}</div>
        </div>
      ) : null}
      <h2 className={styles.title}>{title}</h2>
      {children ? <div>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
