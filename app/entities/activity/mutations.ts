import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { itemsPath } from '#app/entities/items/rules.ts';
import { call } from '#app/lib/api.ts';
import { activityQueries } from './queries.ts';
import type { Activity } from './types.ts';

/** Of one item: comments on it, and its return to a former state. */
export const activityMutations = {
  comment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'comment'],
      mutationFn: (comment: string) =>
        call(project, 'activity/comment', { method: 'post', body: { collection, item: key, comment } }),
      // Whoever comments is at the top: of a long history that was scrolled through not all is read anew.
      onMutate: (_comment, { client }) => {
        client.setQueryData(historyOf(project, collection, key), (known) =>
          known ? { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) } : known,
        );
      },
      meta: { invalidates: [historyOf(project, collection, key)] },
    }),

  /** Changes the text of a comment by the id of its entry. */
  editComment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'edit-comment'],
      mutationFn: async ({ id, comment }: { id: number; comment: string }, { client }) => {
        const path = `activity/comment/${id}`;
        const answer = await call<Partial<Activity>>(project, path, { method: 'patch', body: { comment } });
        const editedOn = answer?.data?.edited_on ?? new Date().toISOString();
        change(client, historyOf(project, collection, key), id, { comment, edited_on: editedOn });
      },
    }),

  deleteComment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'delete-comment'],
      mutationFn: async (id: number, { client }) => {
        await call(project, `activity/comment/${id}`, { method: 'delete' });
        const comment = { comment_deleted_on: new Date().toISOString() };
        change(client, historyOf(project, collection, key), id, comment);
      },
    }),

  /** Replaces an item by the state that a revision (by its id) keeps. */
  revert: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'items', collection, 'revert'],
      mutationFn: (revision: number) =>
        call(project, `${itemsPath(collection)}/${encodeURIComponent(key)}/revert/${revision}`, {
          method: 'patch',
        }),
      meta: { invalidates: [itemQueries.everything(project)] },
    }),
};

const historyOf = (...item: Parameters<typeof activityQueries.ofItem>) =>
  activityQueries.ofItem(...item).queryKey;

/** Notes what has become of one entry: a history may be long, and nothing else of it has changed. */
function change(
  client: QueryClient,
  history: ReturnType<typeof historyOf>,
  id: number,
  values: Partial<Activity>,
): void {
  const changed = (entry: Activity) => (entry.id === id ? { ...entry, ...values } : entry);
  client.setQueryData(
    history,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, activity: page.activity.map(changed) })),
      },
  );
}
