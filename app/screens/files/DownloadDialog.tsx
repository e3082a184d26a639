import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '#app/components/files/DownloadLink.tsx';
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
import type { DownloadState } from './download-queue.ts';
import { useDownloads } from './use-downloads.ts';

/** Files that are listed: their keys stand in one address. */
const max = 100;

interface DownloadDialogProps {
  keys: readonly string[];
  onClose: () => void;
}

/** Several files: all of them one after the other, and a link for each where a browser won't have that. */
export function DownloadDialog({ keys, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const listed = keys.slice(0, max);
  const view = {
    fields: ['id', 'title', 'filename_download', 'private_hash', 'data', 'type', 'filesize'],
    filter: { id: { in: listed } },
  };
  const files = useQuery(itemQueries.window(project, 'directus_files', view, 0, listed.length));
  const found = (files.data ?? []) as StoredFile[];
  const { states, isRunning, start, stop } = useDownloads(found);
  const done = [...states.values()].filter((state) => state === 'done').length;
  const failed = [...states.values()].filter((state) => typeof state === 'object').length;
  return (
    <Dialog
      title={t('downloadTitle', { count: keys.length })}
      onClose={onClose}
      footer={
        <>
          <span role="status" className={styles.total}>
            {states.size > 0 ? t('downloadDone', { count: found.length, done }) : ''}
            {failed > 0 ? `, ${t('failed', { count: failed })}` : ''}
          </span>
          <Button onClick={onClose}>{tApp('close')}</Button>
          {isRunning ? (
            <Button onClick={stop}>{t('downloadStop')}</Button>
          ) : (
            <Button variant="primary" disabled={found.length === 0 || done === found.length} onClick={start}>
              {t(failed > 0 ? 'retryAll' : 'downloadAll')}
            </Button>
          )}
        </>
      }
    >
      {files.error ? <Notice tone="bad">{describeError(files.error)}</Notice> : null}
      {files.isPending ? <Skeleton height={120} /> : null}
      <ul className={styles.entries}>
        {found.map((file) => (
          <Entry key={file.id} file={file} state={states.get(file.id ?? 0) ?? null} />
        ))}
      </ul>
      {keys.length > max ? (
        <p className={styles.hint}>{t('downloadMore', { count: keys.length - max })}</p>
      ) : null}
    </Dialog>
  );
}

function Entry({ file, state }: { file: StoredFile; state: DownloadState | null }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const project = useProject();
  const { private_hash: hash, filename_download: name } = file;
  if (!hash) return null;
  const isBad = typeof state === 'object' && state !== null;
  const words = () => {
    if (isBad) return t('downloadFailed', { message: state.failed });
    if (state === null) return formatBytes(file.filesize ?? 0, locale);
    return t(state === 'done' ? 'done' : 'downloadLoading');
  };
  return (
    <li className={styles.entry} data-state={isBad ? 'failed' : state}>
      <Icon name={isBad ? 'error_outline' : state === 'done' ? 'check_circle' : fileIcon(file.type)} />
      <DownloadLink className={styles.downloadLink} address={assetUrl(project, file)} name={name ?? ''}>
        <bdi>{name ?? file.id}</bdi>
      </DownloadLink>
      <span className={styles.entryWords} data-bad={isBad || undefined}>
        {words()}
      </span>
    </li>
  );
}
