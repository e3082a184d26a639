import styles from '#app/components/ui/Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Where it leads; without it, it is text. */
  href?: string;
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
      <ol className={styles['crumbs']}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={styles['crumb']}>
            {item.href ? (
              <a className={styles['text']} href={item.href}>
                {item.label}
              </a>
            ) : (
              <span className={styles['text']} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
