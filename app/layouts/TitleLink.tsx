import type { ReactNode } from 'react';
import { classNames } from '#app/components/ui/class-names.ts';
import styles from './TitleLink.module.css';

interface TitleLinkProps {
  id?: string;
  className: string | undefined;
  href: string;
  children: ReactNode;
}

/** The title of an item in a list that has the focus itself, and drags of its own in place of the browser's. */
export function TitleLink({ className, children, ...link }: TitleLinkProps) {
  return (
    <a {...link} className={classNames(styles.link, className)} tabIndex={-1} draggable={false}>
      {children}
    </a>
  );
}
