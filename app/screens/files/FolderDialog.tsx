import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { folderMutations } from '#app/entities/folders/mutations.ts';
import type { Folder } from '#app/entities/folders/types.ts';
import { useProject } from '#app/session/project.tsx';

interface FolderDialogProps {
  /** The one to be renamed; null for a new one. */
  folder: Folder | null;
  /** Where a new one goes; null for the top. */
  parent: Folder | null;
  /** Names that are there already. */
  taken: readonly string[];
  onClose: () => void;
}

/** Asks for the name of a folder, and saves it. */
export function FolderDialog({ folder, parent, taken, onClose }: FolderDialogProps) {
  const { t } = useTranslation('files');
  const { t: tApp } = useTranslation();
  const project = useProject();
  const formId = useId();
  const create = useMutation(folderMutations.create(project));
  const rename = useMutation(folderMutations.rename(project));
  const [name, setName] = useState(folder?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, error } = folder ? rename : create;
  const save = () => {
    const wanted = name.trim();
    const isTaken = wanted !== folder?.name && taken.includes(wanted);
    setProblem(wanted === '' ? t('nameNeeded') : isTaken ? t('nameTaken') : null);
    if (wanted === '' || isTaken || isPending) return;
    const onSuccess = () => {
      notify({ tone: 'good', title: folder ? t('folderRenamed') : t('folderCreated', { folder: wanted }) });
      onClose();
    };
    if (folder) rename.mutate({ id: folder.id, name: wanted }, { onSuccess });
    else create.mutate({ name: wanted, parent: parent?.id ?? null }, { onSuccess });
  };
  const title = folder
    ? t('renameTitle', { folder: folder.name })
    : parent
      ? t('newFolderIn', { folder: parent.name })
      : t('newFolder');
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tApp('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isPending}>
            {folder ? t('rename') : t('create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {error ? (
          <Notice tone="bad" title={t('folderFailed')}>
            {describeError(error)}
          </Notice>
        ) : null}
        <TextField
          label={t('folderName')}
          value={name}
          onChange={setName}
          error={problem}
          autoFocus
          required
          maxLength={191}
        />
      </form>
    </Dialog>
  );
}
