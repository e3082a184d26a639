import { useState } from 'react';
import { FileDrop } from '#app/components/files/FileDrop.tsx';
import { FileThumb } from '#app/components/files/FileThumb.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { StoredFile } from '#app/entities/files/types.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { RelatedList } from '#app/interfaces/related/RelatedList.tsx';
import { useListModel } from '#app/interfaces/related/use-list-model.ts';
import { useRelatedText } from '#app/interfaces/related/use-related-text.ts';
import styles from './files.module.css';

/** What a thumbnail reads of a file. */
const thumbPaths = ['private_hash', 'type', 'filesize', 'filename_download'];

/** Files by a junction: uploaded here, or chosen from the library. */
export default function Input(props: InputProps) {
  const relatedText = useRelatedText();
  const model = useListModel(props.field, 'm2m', props.options['sort_field']);
  if (model?.far?.collection.collection !== 'directus_files') {
    return <Notice tone="warn">{relatedText('notSetUp')}</Notice>;
  }
  return (
    <RelatedList
      {...props}
      model={model}
      isDelete={false}
      leadPaths={thumbPaths}
      renderLead={(file) => <FileThumb file={file} fit="crop" iconSize={20} className={styles.thumb} />}
      renderCreate={(actions, close) => (
        <UploadDialog
          accept={props.options['accept']}
          onUploaded={(file) => void actions.link([file.id])}
          onClose={close}
        />
      )}
    />
  );
}

interface UploadDialogProps {
  accept: unknown;
  onUploaded: (file: StoredFile) => void;
  onClose: () => void;
}

/** Each file becomes a row as soon as it is uploaded. It can't be left while one is under way, or that one would be lost. */
function UploadDialog({ accept, onUploaded, onClose }: UploadDialogProps) {
  const text = useInterfaceText('files');
  const [busy, setBusy] = useState(0);
  const close = () => {
    if (busy === 0) onClose();
  };
  return (
    <Dialog
      title={text('upload')}
      onClose={close}
      closeLabel={text('close')}
      isDismissable={busy === 0}
      footer={
        <Button variant="primary" aria-disabled={busy > 0 || undefined} onClick={close}>
          {text('done')}
        </Button>
      }
    >
      <FileDrop isMany accept={accept} onUploaded={onUploaded} onBusy={setBusy} />
      {busy > 0 ? <p role="status">{text('busy')}</p> : null}
    </Dialog>
  );
}
