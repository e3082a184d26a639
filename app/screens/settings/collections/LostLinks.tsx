import { useTranslation } from 'react-i18next';
import type { LostLink } from './losses.ts';
import styles from './dialogs.module.css';

/** Fields of other collections that would lead nowhere; nothing when there are none. */
export function LostLinks({ links }: { links: readonly LostLink[] }) {
  const { t } = useTranslation('schema-dialogs');
  if (links.length === 0) return null;
  return (
    <div>
      <p>{t('losses.links', { count: links.length })}</p>
      <ul className={styles.links}>
        {links.map(({ collection, field }) => (
          <li key={`${collection}.${field}`}>
            <code>
              {collection}.{field}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
