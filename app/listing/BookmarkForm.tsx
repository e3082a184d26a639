import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { notify } from '#app/components/feedback/toasts.ts';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import { unstorableIn } from '#app/entities/fields/storable-text.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './items.module.css';

const bookmarkSchema = object({
  title: string().trim().required('required'),
  /** Whom it is for: the user, everybody, or a role by its id. */
  scope: string().required(),
});

interface BookmarkFormProps {
  /** The view as a preset. */
  preset: Preset;
  onSaved: () => void;
}

/** Saves the view under a name: for the user alone; administrators also for a role or for everybody. */
export default function BookmarkForm({ preset, onSaved }: BookmarkFormProps) {
  const { t } = useTranslation('listing');
  const project = useProject();
  const user = useCurrentUser();
  const canShare = isAdmin(user);
  const roles = useQuery({ ...roleQueries.names(project), enabled: canShare });
  const create = useMutation(presetMutations.createBookmark(project));
  const form = useSmallForm({
    initialValues: { title: '', scope: 'personal' },
    schema: bookmarkSchema,
    messages: { required: t('bookmark.required') },
    onSubmit: async ({ scope, ...values }) => {
      const characters = unstorableIn(preset.search_query ?? '');
      if (characters !== '') throw new Error(t('bookmark.unstorable', { characters }));
      const title = values.title.trim();
      await create.mutateAsync({
        ...preset,
        id: null,
        title,
        user: scope === 'personal' ? user.id : null,
        role: scope === 'personal' || scope === 'global' ? null : Number(scope),
      });
      onSaved();
      notify({ tone: 'good', title: t('bookmark.created', { title }) });
    },
  });
  return (
    <form {...form.formProps} className={styles.bookmarkForm}>
      <TextField {...form.field('title')} label={t('bookmark.name')} autoFocus required maxLength={100} />
      {canShare ? (
        <Select
          label={t('bookmark.scope')}
          selectedKey={form.values.scope}
          onChange={(scope) => void form.setFieldValue('scope', scope)}
          items={[
            { id: 'personal', label: t('bookmark.personal') },
            { id: 'global', label: t('bookmark.global') },
            ...(roles.data ?? []).map((role) => ({
              id: String(role.id),
              label: t('bookmark.role', { role: role.name ?? String(role.id) }),
            })),
          ]}
        />
      ) : null}
      {form.failure ? (
        <Notice tone="bad" title={t('bookmark.failed')}>
          {describeError(form.failure)}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="dense" pending={form.isSubmitting}>
        {t('bookmark.create')}
      </Button>
    </form>
  );
}
