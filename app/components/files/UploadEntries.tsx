import { useTranslation } from 'react-i18next';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { fileIcon, formatBytes } from '#app/entities/files/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import styles from './drop.module.css';
import { isOpen, type UploadEntry, type UploadQueue } from './upload-queue.ts';
import type { FieldUploads } from './use-upload-queue.ts';

/** What is being uploaded for a field, and what of it went wrong. */
export function UploadEntries({ uploads }: { uploads: FieldUploads }) {
  const { queue, entries, limit } = uploads;
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} queue={queue} limit={limit} />
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: UploadEntry;
  queue: UploadQueue;
  limit: number | null;
}

function Entry({ entry, queue, limit }: EntryProps) {
  const { t } = useTranslation('file-parts');
  const locale = useLocale();
  const { id, file, state, progress } = entry;
  const { name } = file;
  const isBad = state === 'failed' || state === 'refused';
  const words = () => {
    if (state === 'sending') return t('sending', { part: progress });
    if (state === 'failed') return entry.reason;
    if (state !== 'refused') return t(state === 'cancelled' ? 'cancelled' : 'waiting');
    if (entry.refusal === 'empty') return t('isEmpty');
    const size = formatBytes(file.size, locale);
    return limit === null
      ? t('isLargeUnknown', { size })
      : t('isLarge', { size, limit: formatBytes(limit, locale) });
  };
  return (
    <li className={styles.entry} data-bad={isBad || undefined}>
      <Icon name={isBad ? 'error_outline' : fileIcon(file.type)} />
      <div className={styles.texts}>
        <div className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </div>
        <div className={styles.words} role={isBad ? 'alert' : undefined}>
          {words()}
        </div>
        {state === 'sending' ? <ProgressBar label={name} value={progress / 100} /> : null}
      </div>
      {isOpen(entry) ? (
        <IconButton label={t('cancel', { name })} onClick={() => queue.cancel(id)}>
          <Icon name="close" size={18} />
        </IconButton>
      ) : (
        <>
          {state === 'refused' ? null : (
            <IconButton label={t('retryUpload', { name })} onClick={() => queue.retry(id)}>
              <Icon name="refresh" size={18} />
            </IconButton>
          )}
          <IconButton label={t('forget', { name })} onClick={() => queue.remove(id)}>
            <Icon name="close" size={18} />
          </IconButton>
        </>
      )}
    </li>
  );
}
