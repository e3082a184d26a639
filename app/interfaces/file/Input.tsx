import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { FileDrop } from '#app/components/files/FileDrop.tsx';
import { StrangeValue } from '#app/components/rows/StrangeValue.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { isOn } from '#app/entities/fields/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { canCreate, canRead } from '#app/entities/permissions/rules.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useCollection, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { FileCard } from './FileCard.tsx';
import { fileDetail } from './file-detail.ts';
import styles from './file.module.css';
import { toLinked } from './linked.ts';

const FilePicker = lazyPart(() => import('#app/components/files/FilePicker.tsx'));

export default function Input(props: InputProps) {
  const files = useCollection('directus_files');
  return files ? <FileInput {...props} files={files} /> : null;
}

/** A file of the library: shown as a card, or what is to be done to have one. */
function FileInput({
  value,
  onChange,
  onInputError,
  options,
  readonly,
  files,
  ...props
}: InputProps & { files: Collection }) {
  const text = useInterfaceText('file');
  const project = useProject();
  const client = useQueryClient();
  const rights = useRights(files);
  const [isPicking, setPicking] = useState(false);
  const linked = toLinked(value);
  const isReadable = canRead(rights);

  const link = (file: StoredFile) => {
    if (file.id === undefined) return;
    // Seen already: asked for again it would be missing for a moment.
    client.setQueryData(fileDetail(project, files, String(file.id)).queryKey, { ...file });
    onChange(file.id);
  };
  const content = () => {
    if (linked.kind === 'odd')
      return <StrangeValue {...props} value={value} readonly={readonly} onAnew={() => onChange(null)} />;
    if (linked.kind === 'file' && !isReadable) {
      return (
        <div className={styles.line}>
          <Icon name="insert_drive_file" />
          <span>{text('noAccess', { key: linked.key })}</span>
          {readonly ? null : <Button onClick={() => onChange(null)}>{text('clear')}</Button>}
        </div>
      );
    }
    if (linked.kind === 'file') {
      return (
        <FileCard
          key={linked.key}
          files={files}
          itemKey={linked.key}
          isCropped={options['crop'] !== false}
          isLarge={!props.field.width?.startsWith('half')}
          readonly={readonly}
          mayDelete={isOn(options['allowDelete'])}
          invalid={props.invalid}
          onChoose={() => setPicking(true)}
          onClear={() => onChange(null)}
        />
      );
    }
    if (readonly) return <p className={styles.none}>{text('noFile')}</p>;
    const choose = isReadable ? (
      <Button size="dense" onClick={() => setPicking(true)}>
        {text('existing')}
      </Button>
    ) : null;
    if (!canCreate(rights)) return <div className={styles.line}>{choose ?? text('noFile')}</div>;
    return (
      <FileDrop
        accept={options['accept']}
        describedBy={props.describedBy}
        invalid={props.invalid}
        onUploaded={link}
        onBusy={(count) => onInputError?.(count > 0 ? text('uploading') : null)}
      >
        {choose}
      </FileDrop>
    );
  };
  return (
    <div role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {content()}
      {isPicking ? (
        <Suspense>
          <FilePicker
            options={options}
            taken={linked.kind === 'file' ? [linked.key] : []}
            onChoose={([file]) => {
              setPicking(false);
              if (file) link(file);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
