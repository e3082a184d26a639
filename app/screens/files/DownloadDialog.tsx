import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { assetUrl, fileIcon, formatBytes } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './files.module.css';

/** Files that are listed: their keys stand in one address. */
const most = 100;

interface DownloadDialogProps {
  keys: readonly string[];
  onClose: () => void;
}

/** A link for each file: a page can't start a hundred downloads by itself. */
export default function DownloadDialog({ keys, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const locale = useLocale();
  const project = useProject();
  const listed = keys.slice(0, most);
  const view = {
    fields: ['id', 'title', 'filename_download', 'private_hash', 'type', 'filesize'],
    filter: { id: { in: listed } },
  };
  const files = useQuery(itemQueries.window(project, 'directus_files', view, 0, listed.length));
  return (
    <Dialog
      title={t('downloadTitle', { count: keys.length })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tApp('close')}</Button>}
    >
      {files.error ? <Notice tone="bad">{describeError(files.error)}</Notice> : null}
      {files.isPending ? <Skeleton height={120} /> : null}
      <ul className={styles['entries']}>
        {(files.data as StoredFile[] | undefined)?.map((file) =>
          file.private_hash ? (
            <li key={file.id} className={styles['entry']}>
              <Icon name={fileIcon(file.type)} />
              <a
                className={styles['downloadLink']}
                href={assetUrl(project, file.private_hash)}
                download={file.filename_download ?? ''}
              >
                <bdi>{file.filename_download ?? file.id}</bdi>
              </a>
              <span className={styles['entryWords']}>{formatBytes(file.filesize ?? 0, locale)}</span>
            </li>
          ) : null,
        )}
      </ul>
      {keys.length > most ? (
        <p className={styles['hint']}>{t('downloadMore', { count: keys.length - most })}</p>
      ) : null}
    </Dialog>
  );
}
