import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { Popover } from '#app/components/ui/Popover.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './items.module.css';

interface BookmarkButtonProps {
  /** The view as a preset. */
  preset: Preset;
  /** The bookmark that the view equals, if any: there is nothing to save then. */
  bookmark: Preset | undefined;
}

/** Saves the view under a name, for the user alone. */
export function BookmarkButton({ preset, bookmark }: BookmarkButtonProps) {
  const { t } = useTranslation('listing');
  const project = useProject();
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const create = useMutation(presetMutations.createBookmark(project));
  const save = () => {
    const name = title.trim();
    if (name === '' || create.isPending) return;
    create.mutate(
      { ...preset, id: null, title: name, user: user.id, role: null },
      {
        onSuccess: () => {
          setOpen(false);
          setTitle('');
          notify({ tone: 'good', title: t('bookmark.created', { title: name }) });
        },
        onError: (error) =>
          notify({ tone: 'bad', title: t('bookmark.failed'), details: describeError(error) }),
      },
    );
  };
  const label = bookmark ? t('bookmark.saved', { title: bookmark.title }) : t('bookmark.save');
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-disabled={bookmark ? true : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          if (!bookmark) setOpen(true);
        }}
      >
        <Icon name={bookmark ? 'bookmark' : 'bookmark_border'} />
      </IconButton>
      <Popover triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} label={t('bookmark.title')}>
        <form
          className={styles['bookmarkForm']}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={t('bookmark.name')}
            value={title}
            onChange={setTitle}
            autoFocus
            required
            maxLength={100}
          />
          <Button type="submit" variant="primary" size="dense" pending={create.isPending}>
            {t('bookmark.create')}
          </Button>
        </form>
      </Popover>
    </>
  );
}
