import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '#app/components/files/FileInput.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { TextMentions } from '#app/components/usages/TextMentions.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { ProgressBar } from '#app/components/ui/ProgressBar.tsx';
import { useDropZone } from '#app/components/ui/use-drop-zone.ts';
import { storableName } from '#app/entities/fields/storable-text.ts';
import { fileIcon, formatBytes, nameAfter } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollection } from '#app/session/model.ts';
import styles from './files.module.css';
import { type Replace, useReplace } from './use-replace.ts';

const UsageNote = lazyPart(() => import('#app/components/usages/UsageNote.tsx'));

export interface ReplaceDialogProps {
  old: StoredFile;
  /** What was dropped onto the page. */
  first: File | null;
  onDone: () => void;
  onClose: () => void;
}

/** Puts another content in the place of a file's. Asks before anything is sent: the old content is gone then. */
export function ReplaceDialog({ old, first, onDone, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(first);
  const work = useReplace(old, onDone);
  const files = useCollection('directus_files');
  const isSending = work.part !== null;
  const refusal = file ? work.refusalOf(file) : null;
  // The name on the disk is the file's address.
  const disk = old.filename_disk ?? '';
  const next = file && disk !== '' ? nameAfter(disk, storableName(file.name)) : disk;
  const take = (found: File | undefined) => {
    if (found && !isSending) setFile(found);
  };
  const zone = useDropZone(({ files }) => take(files[0]));
  return (
    <Dialog
      title={t('replaceTitle', { name: old.filename_download ?? old.id })}
      isDismissable={!isSending}
      onClose={isSending ? work.cancel : onClose}
      footer={
        <>
          <Button onClick={isSending ? work.cancel : onClose}>
            {isSending ? t('replaceCancel') : tApp('cancel')}
          </Button>
          <Button
            variant="primary"
            pending={isSending}
            disabled={file === null || refusal !== null}
            onClick={() => {
              if (file) work.start(file);
            }}
          >
            {t('replace')}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p>{t('replaceBody')}</p>
        {files ? (
          <Suspense>
            <UsageNote collection={files} keys={[plainText(old.id)]} />
          </Suspense>
        ) : null}
        <div className={styles.zone} {...zone}>
          {file ? <Chosen file={file} work={work} /> : <p>{t('replaceDrop')}</p>}
          <Button autoFocus disabled={isSending} onClick={() => input.current?.click()}>
            {file ? t('chooseOther') : t('chooseFile')}
          </Button>
          <FileInput ref={input} onChosen={([chosen]) => take(chosen)} />
        </div>
        {file && old.type && file.type && kindOf(old.type) !== kindOf(file.type) ? (
          <Notice tone="warn">{t('replaceKind', { old: old.type, next: file.type })}</Notice>
        ) : null}
        {next === disk || refusal !== null ? null : (
          <Notice tone="warn">
            {t('replaceMoved', { old: disk, next })}
            <TextMentions
              names={[disk]}
              words={{
                searching: t('mentionsSearch'),
                found: t('mentions'),
                none: t('mentionsNone'),
              }}
            />
          </Notice>
        )}
        {work.part === null ? null : <ProgressBar label={t('replaceProgress')} value={work.part} />}
        {work.problem === null ? null : (
          <Notice tone="bad" title={t('replaceFailed')}>
            {work.problem}
          </Notice>
        )}
        {work.isCancelled ? <Notice tone="info">{t('replaceCancelled')}</Notice> : null}
      </div>
    </Dialog>
  );
}

/** `image/png` is an image like any other; of what is neither picture, sound nor film, all of it counts. */
function kindOf(type: string): string {
  return /^(image|audio|video)\//.exec(type)?.[1] ?? type;
}

function Chosen({ file, work }: { file: File; work: Replace }) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const size = formatBytes(file.size, locale);
  const refusal = work.refusalOf(file);
  const words = () => {
    if (refusal === null) return size;
    if (refusal === 'empty') return t('empty');
    return work.limit === null
      ? t('tooLargeUnknown', { size })
      : t('tooLarge', { size, limit: formatBytes(work.limit, locale) });
  };
  return (
    <div className={styles.chosen}>
      <Icon name={refusal ? 'error_outline' : fileIcon(file.type)} size={40} />
      <p className={styles.chosenName}>
        <bdi>{file.name}</bdi>
      </p>
      <p className={styles.entryWords} data-bad={refusal !== null || undefined} role="status">
        {words()}
      </p>
    </div>
  );
}
