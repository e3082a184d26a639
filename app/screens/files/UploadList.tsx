import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { fileIcon, formatBytes } from '#app/entities/files/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './files.module.css';
import { isOpen, type UploadEntry } from '#app/components/files/upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** Every file of this visit in its place, with how far it is or why it isn't. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('files');
  const { queue, entries, totals, limit } = uploads;
  if (entries.length === 0) return null;
  const failed = entries.filter(({ state }) => state === 'failed');
  const { count, done } = totals;
  return (
    <section className={styles.uploads} aria-label={t('list')}>
      <div className={styles.uploadsHead}>
        <span role="status" className={styles.total}>
          {t('progress', { count, done })}
          {totals.failed > 0 ? `, ${t('failed', { count: totals.failed })}` : ''}
        </span>
        {failed.length > 0 ? (
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              for (const { id } of failed) queue.retry(id);
            }}
          >
            {t('retryAll')}
          </Button>
        ) : null}
        {totals.open < count ? (
          <Button variant="quiet" size="dense" onClick={queue.clear}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} queue={queue} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps extends Pick<Uploads, 'queue' | 'limit'> {
  entry: UploadEntry;
}

function Entry({ entry, queue, limit }: EntryProps) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const project = useProject();
  const { id, file, state, progress, key } = entry;
  const { name } = file;
  const isBad = state === 'failed' || state === 'refused';
  const words = () => {
    if (state === 'sending') return t('sending', { part: progress });
    if (state === 'failed') return entry.reason;
    if (state !== 'refused') return t(state);
    const size = formatBytes(file.size, locale);
    if (entry.refusal === 'empty') return t('empty');
    return limit === null
      ? t('tooLargeUnknown', { size })
      : t('tooLarge', { size, limit: formatBytes(limit, locale) });
  };
  return (
    <li className={styles.entry} data-state={state}>
      <Icon name={isBad ? 'error_outline' : state === 'done' ? 'check_circle' : fileIcon(file.type)} />
      <div className={styles.entryTexts}>
        <div className={styles.entryName} title={name}>
          <bdi>{name}</bdi>
        </div>
        <div className={styles.entryWords} data-bad={isBad || undefined}>
          {words()}
        </div>
        {state === 'sending' ? <ProgressBar label={name} value={progress / 100} /> : null}
      </div>
      {key === null ? null : (
        <AddressLink
          className={styles.entryLink}
          to={addresses.item(project, 'directus_files', key)}
          aria-label={t('open', { name })}
          title={t('open', { name })}
        >
          <Icon name="open_in_new" size={18} />
        </AddressLink>
      )}
      {isOpen(entry) ? (
        <IconButton size="dense" label={t('cancel', { name })} onClick={() => queue.cancel(id)}>
          <Icon name="close" size={18} />
        </IconButton>
      ) : null}
      {state === 'failed' || state === 'cancelled' ? (
        <IconButton size="dense" label={t('retry', { name })} onClick={() => queue.retry(id)}>
          <Icon name="refresh" size={18} />
        </IconButton>
      ) : null}
      {isBad || state === 'cancelled' ? (
        <IconButton size="dense" label={t('remove', { name })} onClick={() => queue.remove(id)}>
          <Icon name="close" size={18} />
        </IconButton>
      ) : null}
    </li>
  );
}
