import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { activityMutations } from '#app/entities/activity/mutations.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { PanelItem } from './panel-item.ts';

/** Comments begun and not sent, by user and item, so that a look at another page loses none. */
const begun = new Map<string, string>();

/** Where a new comment is written. */
export function CommentBox({ item }: { item: PanelItem }) {
  const { t } = useTranslation('history');
  const project = useProject();
  const user = useCurrentUser();
  const { collection, itemKey } = item;
  const place = [project, user.id, collection.collection, itemKey].join('/');
  const send = useMutation({
    ...activityMutations.comment(project, collection.collection, itemKey),
    onSuccess: (_, sent) => {
      // What was typed while it was on its way is another comment.
      if (begun.get(place) === sent) begun.delete(place);
      notify({ tone: 'good', title: t('comment.sent') });
    },
  });
  return (
    <CommentForm
      text={begun.get(place) ?? ''}
      onChange={(text) => begun.set(place, text)}
      label={t('comment.label')}
      submitLabel={t('comment.send')}
      onSubmit={send.mutateAsync}
    />
  );
}
