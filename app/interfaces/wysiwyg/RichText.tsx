import { Suspense, useRef, useState } from 'react';
import { FileInput } from '#app/components/files/FileInput.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useEngine } from './use-engine.ts';
import { useLibrary } from './use-library.ts';
import styles from './wysiwyg.module.css';

const Source = lazyPart(() => import('./Source.tsx'));
const FilePicker = lazyPart(() => import('#app/components/files/FilePicker.tsx'));

/** The editor, or the source of the text in its place. What is not edited stays as it is stored, byte for byte. */
export function RichText({ value, onChange, options, ...props }: InputProps) {
  const text = useInterfaceText('wysiwyg');
  const library = useLibrary();
  const [isSource, setSource] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const upload = useRef<HTMLInputElement>(null);
  const { host, isReady, isFailed, engine } = useEngine({
    value,
    onChange,
    options,
    isOff: isSource,
    labelId: props.labelId,
    describedBy: props.describedBy,
    onSource: () => setSource(true),
    onLibrary: () => setPicking(true),
    onUpload: () => upload.current?.click(),
    store: async (file) => library.addressOf(await library.upload(file)),
  });

  const insert = async (files: Parameters<typeof library.markupOf>[0]) => {
    const markup = await library.markupOf(files);
    if (markup !== '') engine()?.insert(markup);
  };
  const handleUpload = async (files: readonly File[]) => {
    const sent = await Promise.allSettled(files.map(library.upload));
    await insert(sent.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  };

  if (isSource || isFailed) {
    return (
      <div className={styles.editor}>
        {isFailed ? (
          <Notice tone="warn">{text('failed')}</Notice>
        ) : (
          <div className={styles.bar}>
            <Button size="dense" onClick={() => setSource(false)}>
              {text('back')}
            </Button>
          </div>
        )}
        <Suspense fallback={<Skeleton height={240} />}>
          <Source
            text={plainText(value)}
            onText={onChange}
            labelId={props.labelId}
            describedBy={props.describedBy}
            invalid={props.invalid}
            required={props.required}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.editor}>
      {/* The key keeps React from making another element out of this one, which the editor empties when it goes. */}
      <div
        key="host"
        ref={host}
        className={styles.host}
        data-ready={isReady || undefined}
        data-invalid={props.invalid || undefined}
      />
      {isReady ? null : <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>}
      <FileInput ref={upload} multiple onChosen={(chosen) => void handleUpload([...chosen])} />
      {isPicking ? (
        <Suspense>
          <FilePicker
            title={text('fromLibrary')}
            onChoose={(files) => {
              setPicking(false);
              void insert(files);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
