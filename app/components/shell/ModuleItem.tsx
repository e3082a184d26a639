import { Link } from '@tanstack/react-router';
import { Icon } from '#app/components/ui/Icon.tsx';
import { tipHandlers } from '#app/components/ui/native-tip.ts';
import { translateStored } from '#app/i18n/translate.ts';
import styles from './ModuleBar.module.css';
import type { ModuleEntry } from './module-links.ts';

/** An entry of the module bar; one that leads elsewhere opens in a tab of its own. */
export function ModuleItem({ entry }: { entry: ModuleEntry }) {
  const label = translateStored(entry.name);
  const looks = { className: styles.item, 'aria-label': label, ...tipHandlers(label) };
  const icon = <Icon name={entry.icon} size={24} />;
  return 'url' in entry ? (
    <a {...looks} href={entry.url} target="_blank" rel="noopener noreferrer">
      {icon}
    </a>
  ) : (
    <Link {...entry.to} {...looks}>
      {icon}
    </Link>
  );
}
