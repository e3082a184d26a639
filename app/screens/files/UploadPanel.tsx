import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FromAddress } from '#app/components/files/FromAddress.tsx';
import { notify } from '#app/components/feedback/toasts.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
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
  const [isOver, setOver] = useState(false);
  const { limit, add } = uploads;
  const target = folder?.id ?? null;

  const handleChosen = (input: HTMLInputElement) => {
    void add(readChosen(input.files ?? []), target);
    // The same file may be chosen again.
    input.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void readDrop(event.dataTransfer).then((found) => add(found, target));
  };
  const input = { type: 'file', multiple: true, hidden: true, tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <div className={styles.panel}>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
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
        <input {...input} ref={files} onChange={(event) => handleChosen(event.currentTarget)} />
        <input
          {...input}
          {...{ webkitdirectory: '' }}
          ref={folders}
          onChange={(event) => handleChosen(event.currentTarget)}
        />
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
