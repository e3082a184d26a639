import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Select } from '#app/components/ui/Select.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './items.module.css';

/** Whom a bookmark is for: the user, everybody, or a role by its id. */
type Scope = 'personal' | 'global' | number;

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
  const mayShare = isAdmin(user);
  const [title, setTitle] = useState('');
  const [scope, setScope] = useState<Scope>('personal');
  const roles = useQuery({ ...roleQueries.names(project), enabled: mayShare });
  const create = useMutation(presetMutations.createBookmark(project));
  const name = title.trim();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || create.isPending) return;
    create.mutate(
      {
        ...preset,
        id: null,
        title: name,
        user: scope === 'personal' ? user.id : null,
        role: typeof scope === 'number' ? scope : null,
      },
      {
        onSuccess: () => {
          onSaved();
          notify({ tone: 'good', title: t('bookmark.created', { title: name }) });
        },
        onError: (error) =>
          notify({ tone: 'bad', title: t('bookmark.failed'), details: describeError(error) }),
      },
    );
  };
  return (
    <form className={styles['bookmarkForm']} onSubmit={handleSubmit}>
      <TextField
        label={t('bookmark.name')}
        value={title}
        onChange={setTitle}
        autoFocus
        required
        maxLength={100}
      />
      {mayShare ? (
        <Select
          label={t('bookmark.scope')}
          selectedKey={String(scope)}
          onChange={(id) => setScope(id === 'global' || id === 'personal' ? id : Number(id))}
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
      <Button type="submit" variant="primary" size="dense" pending={create.isPending}>
        {t('bookmark.create')}
      </Button>
    </form>
  );
}
