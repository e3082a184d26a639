import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { Markdown } from '#app/components/feedback/Markdown.tsx';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { canChangeComment } from '#app/entities/activity/history.ts';
import { activityMutations } from '#app/entities/activity/mutations.ts';
import type { Activity } from '#app/entities/activity/types.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './history.module.css';
import type { PanelItem } from './panel-item.ts';
import type { CommentEdits } from './use-comment-edits.ts';

interface CommentProps {
  activity: Activity;
  item: PanelItem;
  author: string;
  edits: CommentEdits;
}

/** The text of a comment; who may changes or deletes it in its place. */
export function Comment({ activity, item, author, edits }: CommentProps) {
  const { t } = useTranslation('history');
  const project = useProject();
  const user = useCurrentUser();
  const { collection, itemKey, access } = item;
  const edit = edits.all.get(activity.id);
  // Scrolled back to, an editor that was left open takes no focus from anything.
  const [isOpenedHere, setOpenedHere] = useState(false);
  const remove = useMutation({
    ...activityMutations.deleteComment(project, collection.collection, itemKey),
    onSuccess: () => notify({ tone: 'good', title: t('comment.removed') }),
    onError: (error) =>
      notify({ tone: 'bad', title: t('comment.removeFailed'), details: describeError(error) }),
  });
  const text = activity.comment ?? '';
  const askRemove = async () => {
    const isSure = await confirm({
      title: t('comment.removeTitle'),
      body: t('comment.removeBody'),
      confirmLabel: t('comment.removeConfirm'),
      cancelLabel: t('comment.cancel'),
      tone: 'bad',
    });
    if (isSure) remove.mutate(activity.id);
  };

  if (edit) {
    return (
      <CommentForm
        text={edit.text}
        onChange={(typed) => edits.change(activity.id, typed)}
        autoFocus={isOpenedHere}
        label={t('comment.edit')}
        submitLabel={t('comment.save')}
        isPending={edit.isPending}
        error={edit.error}
        onSubmit={(comment) => edits.save(activity.id, comment)}
        onCancel={() => edits.close(activity.id)}
      />
    );
  }
  return (
    <div className={styles.comment} role="article" aria-label={`${t('comment.label')}: ${author}`}>
      <Markdown text={text} showsTags className={styles.words} />
      {activity.edited_on ? <span className={styles.quiet}>({t('comment.edited')})</span> : null}
      {canChangeComment(activity, access.rights.comment, user.id) ? (
        <span className={styles.deeds}>
          <IconButton
            size="dense"
            label={t('comment.edit')}
            onClick={() => {
              setOpenedHere(true);
              edits.open(activity.id, text);
            }}
          >
            <Icon name="edit" size={18} />
          </IconButton>
          <IconButton size="dense" label={t('comment.remove')} onClick={() => void askRemove()}>
            <Icon name="delete" size={18} />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}
