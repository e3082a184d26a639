import type { ReactNode } from 'react';
import styles from '#app/components/ui/Kbd.module.css';

/** A key, or keys pressed together, already written for the user's platform. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles['kbd']}>{children}</kbd>;
}
