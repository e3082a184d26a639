import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Badge } from '#app/components/ui/Badge.tsx';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { usePresence } from './use-presence.ts';
import styles from '#app/editing/editing.module.css';
import { listOf } from '#app/i18n/set-apart.ts';

interface PresenceBadgeProps {
  collection: string;
  itemKey: string;
}

/**
 * Tells when somebody else has this item open, or another tab of this browser, and goes when they leave. A role that may
 * not see users is told nothing of them.
 */
export default function PresenceBadge({ collection, itemKey }: PresenceBadgeProps) {
  const { t } = useTranslation('item');
  const { t: conflictText } = useTranslation('conflicts');
  const locale = useLocale();
  const { others, tabs } = usePresence(collection, itemKey);
  const names = listOf(others.map(userName), locale);
  const isAlone = others.length === 0;
  const title = t('others.title', { count: others.length, names });
  // In the header, where it moves nothing when it comes and goes.
  return (
    <>
      <span
        role="status"
        className={styles.others}
        title={isAlone ? undefined : `${title}. ${t('others.body')}`}
      >
        {isAlone ? null : (
          <>
            {others.map((user) => (
              <Avatar key={user.id} name={userName(user)} src={avatarUrl(user)} size={24} decorative />
            ))}
            <Badge tone="warn">{title}</Badge>
          </>
        )}
      </span>
      <span role="status" className={styles.others} title={conflictText('tabsBody')}>
        {tabs > 0 ? <Badge tone="info">{conflictText('tabs')}</Badge> : null}
      </span>
    </>
  );
}
