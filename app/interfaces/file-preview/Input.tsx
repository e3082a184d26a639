import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import FilePreview from '#app/components/files/FilePreview.tsx';
import { useFormValue } from '#app/components/form/form-values.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { type Asset, assetUrl } from '#app/entities/files/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { useProject } from '#app/session/project.tsx';

/** What is in the file whose form this is; its own value is nobody's business. */
export default function Input({ options, readonly }: InputProps) {
  const text = useInterfaceText('file-preview');
  const project = useProject();
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const file = {
    id: useFormValue('id'),
    type: useFormValue('type'),
    private_hash: useFormValue('private_hash'),
    filesize: useFormValue('filesize'),
    width: useFormValue('width'),
    height: useFormValue('height'),
    title: useFormValue('title'),
    filename_download: useFormValue('filename_download'),
    filename_disk: useFormValue('filename_disk'),
    checksum: useFormValue('checksum'),
    embed: useFormValue('embed'),
    metadata: useFormValue('metadata'),
    data: useFormValue('data'),
  };
  const { id, type, private_hash: hash, filesize } = file;
  if (!id || typeof type !== 'string' || typeof hash !== 'string' || filesize === undefined)
    return <Notice tone="info">{text('noFile')}</Notice>;
  const tools = options['edit'];
  const canEdit = !readonly && Array.isArray(tools) && tools.includes('image_editor');
  const address = assetUrl(project, file as Asset);
  return (
    <div>
      <FilePreview
        key={`${round}/${String(file.checksum)}`}
        file={file}
        onEdited={
          canEdit
            ? () => {
                setRound(round + 1);
                void client.invalidateQueries({ queryKey: itemQueries.everything(project) });
              }
            : undefined
        }
      />
      <a href={address} target="_blank" rel="noreferrer" aria-label={text('address')}>
        {address}
      </a>
    </div>
  );
}
