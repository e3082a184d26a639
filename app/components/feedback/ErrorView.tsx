import type { ReactNode } from 'react';
import styles from '#app/components/feedback/ErrorView.module.css';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';

export interface ErrorViewProps {
  /** What went wrong. */
  title: ReactNode;
  /** What it means for the user, and what can be done. */
  children?: ReactNode;
  /** Buttons: the ways out. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** For whoever mends it, folded away behind its label. */
  details?: { label: string; text: string };
  className?: string;
}

/** Stands where a page or a part of it should have been. */
export function ErrorView({ title, children, actions, icon, details, className }: ErrorViewProps) {
  return (
    <section className={classNames(styles.view, className)} role="alert">
      <div className={styles.icon}>{icon ?? <Glyph name="warning" size={28} />}</div>
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {details ? (
        <details className={styles.details}>
          <summary>{details.label}</summary>
          <pre translate="no">{details.text}</pre>
        </details>
      ) : null}
    </section>
  );
}
