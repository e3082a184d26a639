import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { clearHistory, type ToastEntry, toasts } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { toneGlyph } from '#app/components/ui/tone.ts';
import { canRead, rightsOn } from '#app/entities/permissions/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { formatInstant, formatRelative } from '#app/lib/dates.ts';
import { useNow } from '#app/lib/now.ts';
import { type Address, addresses } from '#app/session/addresses.ts';
import { useCollection, usePermissions, useTimeZone } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './NotificationHistory.module.css';

/** What the user was told since signing in, newest first; and the way to what everybody did. */
export function NotificationHistory({ isTitled }: { isTitled: boolean }) {
  const { t } = useTranslation(['shell', 'app']);
  const { history } = useStore(toasts);
  const activity = useActivityAddress();
  return (
    <section className={styles.history}>
      <div className={styles.head}>
        {isTitled ? <h3 className={styles.title}>{t('shell:frame.notifications')}</h3> : null}
        {history.length > 0 ? (
          <Button variant="quiet" size="dense" onClick={clearHistory}>
            {t('clearNotifications')}
          </Button>
        ) : null}
      </div>
      {history.length === 0 ? (
        <p className={styles.none}>{t('noNotifications')}</p>
      ) : (
        <ol className={styles.list}>
          {history.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {activity === null ? null : (
        <Link {...activity} className={styles.activity}>
          <Icon name="history" size={18} />
          {t('allActivity')}
        </Link>
      )}
    </section>
  );
}

/** Null when the user may not read what is shown there. */
function useActivityAddress(): Address | null {
  const project = useProject();
  const permissions = usePermissions();
  const collection = useCollection('directus_activity');
  const isReadable =
    permissions === null || (collection !== undefined && canRead(rightsOn(permissions, collection)));
  return isReadable ? addresses.listing(project, 'directus_activity') : null;
}

function HistoryEntry({ entry }: { entry: ToastEntry }) {
  const { t } = useTranslation(['shell', 'app']);
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const { tone, title, details, icon, at, times, action, isLasting } = entry;
  return (
    <li className={styles.entry}>
      <span className={classNames(styles.icon, styles[tone])}>
        {icon ?? <Glyph name={toneGlyph[tone]} size={18} />}
      </span>
      <div className={styles.body}>
        <p className={styles.text}>{title}</p>
        {details ? <Markdown text={details} className={styles.details} /> : null}
        <p className={styles.time}>
          <time dateTime={new Date(at).toISOString()} title={formatInstant(at, locale, zone, 'full')}>
            {formatRelative(at, Math.max(now, at), locale)}
          </time>
          {times > 1 ? ` · ${t('repeated', { count: times })}` : null}
        </p>
        {isLasting && action ? (
          <Button size="dense" onClick={action.onAction}>
            {action.label}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
