import type { Address } from '#app/session/addresses.ts';
import { AddressLink } from './AddressLink.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Where it leads; without it, it is text. */
  to?: Address;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Names the navigation ("You are here"). */
  label: string;
  className?: string;
}

export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li key={`${item.to?.to ?? ''} ${item.label}`} className={styles.crumb}>
            {item.to ? (
              <AddressLink className={styles.text} to={item.to}>
                {item.label}
              </AddressLink>
            ) : (
              <span className={styles.text} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
