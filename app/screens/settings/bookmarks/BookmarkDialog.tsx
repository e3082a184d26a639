import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { storable, useUnstorableText } from '#app/components/form/storable-rule.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Bookmark } from '#app/entities/collection-presets/types.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { useProject } from '#app/session/project.tsx';

/** No role has this key. */
const everybody = 'everybody';

const schema = object({
  title: string()
    .trim()
    .required('required')
    .test(...storable),
  owner: string().required(),
});

/** The name of a bookmark as it is stored, and whom it is for. */
export function BookmarkDialog({ bookmark, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const { t } = useTranslation('bookmarks');
  const project = useProject();
  const { data: roles = [] } = useQuery(roleQueries.names(project));
  const update = useMutation(presetMutations.update(project));
  const unstorable = useUnstorableText();
  const { id, role } = bookmark;
  const form = useSmallForm({
    initialValues: { title: bookmark.title, owner: role === null ? everybody : String(role) },
    schema,
    messages: { required: t('required'), unstorable },
    onSubmit: async ({ title, owner }) => {
      await update.mutateAsync({
        id,
        title: title.trim(),
        role: owner === everybody ? null : Number(owner),
      });
      notify({ tone: 'good', title: t('saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('editTitle')}
      size="sm"
      confirmLabel={t('save')}
      failed={t('notSaved')}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label={t('name')} autoFocus required maxLength={100} />
      <Select
        label={t('owner')}
        selectedKey={form.values.owner}
        onChange={(owner) => void form.setFieldValue('owner', owner)}
        items={[
          { id: everybody, label: t('everybody') },
          ...roles.map(({ id: key, name }) => ({ id: String(key), label: name ?? String(key) })),
        ]}
      />
    </FormDialog>
  );
}
