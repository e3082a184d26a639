import type { ReactNode } from 'react';
import styles from '#app/components/ui/SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element to jump to; it needs tabIndex={-1}. */
  target: string;
  children: ReactNode;
}

/** First in the page: jumps over the navigation. A button, since a hash link would change the route. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(target)?.focus()}>
      {children}
    </button>
  );
}
