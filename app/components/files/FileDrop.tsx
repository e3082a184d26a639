import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { formatBytes } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { isAccepted, parseAccept } from './accept.ts';
import styles from './drop.module.css';
import { FileInput } from './FileInput.tsx';
import { FromAddress } from './FromAddress.tsx';
import { UploadEntries } from './UploadEntries.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export interface FileDropProps {
  /** Several at once. Default: one. */
  isMany?: boolean;
  /** Media types as the option `accept` has them stored. */
  accept?: unknown;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** With each file, as the server made it. */
  onUploaded: (file: StoredFile) => void;
  /** How many files are under way: the form must not be saved meanwhile, or they would be lost. */
  onBusy?: (count: number) => void;
  /** Beside the button for uploads. */
  children?: ReactNode;
}

/** A place to drop files, or to choose them by hand; with how far they are, and ways to stop and to try again. */
export function FileDrop({
  isMany = false,
  accept,
  describedBy,
  invalid,
  children,
  ...props
}: FileDropProps) {
  const { t } = useTranslation('file-parts');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const [isByAddress, setByAddress] = useState(false);
  const uploads = useUploadQueue(props.onUploaded, props.onBusy);
  const { queue, entries, limit } = uploads;
  const list = parseAccept(accept);

  const take = (files: readonly File[]) => {
    const fitting = files.filter((file) => isAccepted(list, file));
    const [other] = files.filter((file) => !fitting.includes(file));
    const taken = isMany ? fitting : fitting.slice(0, 1);
    if (other) setTold(t('otherKind', { name: other.name, kinds: list.join(', ') }));
    else setTold(taken.length < fitting.length ? t('oneFits') : '');
    if (!isMany) queue.clear();
    queue.add(taken.map((file) => ({ file, folder: null })));
  };
  const isFull = !isMany && entries.some(({ state }) => state === 'sending' || state === 'waiting');
  return (
    <div className={styles.drop}>
      <DropZone isFull={isFull} invalid={invalid} onDrop={take}>
        <Icon name="cloud_upload" size={24} />
        <span className={styles.hint}>
          {t(isMany ? 'dropMany' : 'dropOne')}
          {limit === null ? '' : `. ${t('uploadLimit', { size: formatBytes(limit, locale) })}`}
        </span>
        <span className={styles.choices}>
          <Button
            size="dense"
            disabled={isFull}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            {t(isMany ? 'uploadMany' : 'uploadOne')}
          </Button>
          {children}
          <Button
            variant="quiet"
            size="dense"
            aria-expanded={isByAddress}
            onClick={() => setByAddress(!isByAddress)}
          >
            {t('byAddress')}
          </Button>
        </span>
        <FileInput
          ref={input}
          multiple={isMany}
          accept={list.map((entry) => (/[./]/.test(entry) ? entry : `${entry}/*`)).join(',') || undefined}
          onChosen={take}
        />
      </DropZone>
      <p className={styles.told} role="status">
        {told}
      </p>
      {isByAddress ? (
        <FromAddress
          folder={null}
          onFetched={(file) => {
            const name = file.filename_download ?? '';
            if (isAccepted(list, { type: file.type, name })) props.onUploaded(file);
            else setTold(t('otherKind', { name, kinds: list.join(', ') }));
          }}
        />
      ) : null}
      <UploadEntries uploads={uploads} />
    </div>
  );
}

interface DropZoneProps {
  /** Nothing more is taken at the moment. */
  isFull: boolean;
  invalid: boolean | undefined;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

function DropZone({ isFull, invalid, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        if (!isFull) onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
