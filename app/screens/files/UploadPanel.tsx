import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { fileMutations, nameInAddress } from '#app/entities/files/mutations.ts';
import { formatBytes } from '#app/entities/files/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { useProject } from '#app/session/project.tsx';
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
    <div className={styles['panel']}>
      <div
        className={styles['zone']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="cloud_upload" size={40} />
        <p className={styles['zoneTitle']}>{t('dropHere')}</p>
        <div className={styles['choices']}>
          <Button variant="primary" autoFocus onClick={() => files.current?.click()}>
            {t('chooseFiles')}
          </Button>
          <Button onClick={() => folders.current?.click()}>{t('chooseFolder')}</Button>
        </div>
        <p className={styles['hint']}>
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
      <FromAddress folder={target} />
      <UploadList uploads={uploads} />
    </div>
  );
}

/** Whether the server fetches at all is its own business: it says so when it doesn't. */
function FromAddress({ folder }: { folder: number | null }) {
  const { t } = useTranslation('files');
  const project = useProject();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(fileMutations.fetch(project));
  const fetchIt = () => {
    const wanted = address.trim();
    if (!/^https?:\/\//i.test(wanted) || !URL.canParse(wanted)) {
      setProblem(t('badAddress'));
      return;
    }
    setProblem(null);
    mutate(
      { address: wanted, folder },
      {
        onSuccess: () => {
          setAddress('');
          notify({ tone: 'good', title: t('fetched', { name: nameInAddress(wanted) }) });
        },
        onError: (error) => setProblem(describeError(error)),
      },
    );
  };
  return (
    <form
      className={styles['address']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) fetchIt();
      }}
    >
      <TextField
        type="url"
        label={t('address')}
        description={t('addressHint')}
        error={problem}
        value={address}
        onChange={setAddress}
        dir="ltr"
        className={styles['addressField']}
      />
      <Button type="submit" pending={isPending} className={styles['fetch']}>
        {t('fetch')}
      </Button>
    </form>
  );
}
