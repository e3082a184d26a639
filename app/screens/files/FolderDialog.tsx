import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { storable, useUnstorableText } from '#app/components/form/storable-rule.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
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
  const project = useProject();
  const create = useMutation(folderMutations.create(project));
  const rename = useMutation(folderMutations.rename(project));
  const unstorable = useUnstorableText();
  const others = taken.filter((name) => name !== folder?.name);
  const form = useSmallForm({
    initialValues: { name: folder?.name ?? '' },
    schema: object({
      name: string()
        .trim()
        .required('required')
        .notOneOf(others, 'taken')
        .test(...storable),
    }),
    messages: { required: t('nameNeeded'), taken: t('nameTaken'), unstorable },
    onSubmit: async (values) => {
      const name = values.name.trim();
      if (folder) await rename.mutateAsync({ id: folder.id, name });
      else await create.mutateAsync({ name, parent: parent?.id ?? null });
      notify({ tone: 'good', title: folder ? t('folderRenamed') : t('folderCreated', { folder: name }) });
      onClose();
    },
  });
  const title = folder
    ? t('renameTitle', { folder: folder.name })
    : parent
      ? t('newFolderIn', { folder: parent.name })
      : t('newFolder');
  return (
    <FormDialog
      form={form}
      title={title}
      size="sm"
      confirmLabel={folder ? t('rename') : t('create')}
      failed={t('folderFailed')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('folderName')} autoFocus required maxLength={191} />
    </FormDialog>
  );
}
