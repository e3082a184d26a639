import { mutationOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { itemsPath } from '#app/entities/items/rules.ts';
import { call } from '#app/lib/api.ts';

/** Of one item: comments on it, and its return to a former state. */
export const activityMutations = {
  comment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'comment'],
      mutationFn: (comment: string) =>
        call(project, 'activity/comment', { method: 'post', body: { collection, item: key, comment } }),
      meta: { invalidates: [historyKey(project, collection, key)] },
    }),

  /** Changes the text of a comment by the id of its entry. */
  editComment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'edit-comment'],
      mutationFn: ({ id, comment }: { id: number; comment: string }) =>
        call(project, `activity/comment/${id}`, { method: 'patch', body: { comment } }),
      meta: { invalidates: [historyKey(project, collection, key)] },
    }),

  deleteComment: (project: string, collection: string, key: string) =>
    mutationOptions({
      mutationKey: [project, 'activity', 'delete-comment'],
      mutationFn: (id: number) => call(project, `activity/comment/${id}`, { method: 'delete' }),
      meta: { invalidates: [historyKey(project, collection, key)] },
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

const historyKey = (project: string, collection: string, key: string) =>
  [project, 'items', collection, 'history', key] as const;
