import type { ReactNode } from 'react';
import styles from '#app/components/ui/ActionRow.module.css';
import { classNames } from '#app/components/ui/class-names.ts';

/** The buttons at the end of a form that is a page of its own: the way on at the start, the way back at the end. */
export function ActionRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
