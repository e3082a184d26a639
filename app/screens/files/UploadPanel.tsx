import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#app/components/files/FileInput.tsx';
import { FromAddress } from '#app/components/files/FromAddress.tsx';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { useDropZone } from '#app/components/ui/use-drop-zone.ts';
import { nameInAddress } from '#app/entities/files/mutations.ts';
import { formatBytes } from '#app/entities/files/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { readChosen, readDrop } from '#app/components/files/dropped-files.ts';
import styles from './files.module.css';
import { UploadList } from './UploadList.tsx';
import type { Uploads } from './use-uploads.ts';

export interface UploadPanelProps {
  uploads: Uploads;
  /** Where the files go. */
  folder: { id: number; name: string } | null;
}

/** The ways to bring files in, and what became of them. */
export function UploadPanel({ uploads, folder }: UploadPanelProps) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);
  const { limit, add } = uploads;
  const target = folder?.id ?? null;

  const handleChosen = (chosen: readonly File[]) => void add(readChosen(chosen), target);
  const zone = useDropZone((data) => void readDrop(data).then((found) => add(found, target)));
  return (
    <div className={styles.panel}>
      <div className={styles.zone} {...zone}>
        <Icon name="cloud_upload" size={40} />
        <p className={styles.zoneTitle}>{t('dropHere')}</p>
        <div className={styles.choices}>
          <Button variant="primary" autoFocus onClick={() => files.current?.click()}>
            {t('chooseFiles')}
          </Button>
          <Button onClick={() => folders.current?.click()}>{t('chooseFolder')}</Button>
        </div>
        <p className={styles.hint}>
          {limit === null ? '' : `${t('limit', { size: formatBytes(limit, locale) })}. `}
          {folder ? t('into', { folder: folder.name }) : ''}
        </p>
        <FileInput ref={files} multiple onChosen={handleChosen} />
        <FileInput ref={folders} multiple isFolder onChosen={handleChosen} />
      </div>
      <FromAddress
        folder={target}
        onFetched={(_, address) =>
          notify({ tone: 'good', title: t('fetched', { name: nameInAddress(address) }) })
        }
      />
      <UploadList uploads={uploads} />
    </div>
  );
}
