import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMutations } from '#app/entities/activity/mutations.ts';
import { useProject } from '#app/session/project.tsx';
import type { PanelItem } from './panel-item.ts';

/** A comment that is being changed. */
export interface CommentEdit {
  text: string;
  isPending: boolean;
  error: Error | null;
}

export interface CommentEdits {
  /** By the id of the comment's entry. */
  all: ReadonlyMap<number, CommentEdit>;
  open: (id: number, text: string) => void;
  change: (id: number, text: string) => void;
  close: (id: number) => void;
  save: (id: number, comment: string) => void;
}

/** Held for the whole history: an entry that scrolls away is unmounted, and what was typed in it must not go with it. */
export function useCommentEdits({ collection, itemKey }: PanelItem): CommentEdits {
  const project = useProject();
  const [all, setAll] = useState<ReadonlyMap<number, CommentEdit>>(new Map());
  const { mutateAsync } = useMutation(activityMutations.editComment(project, collection.collection, itemKey));
  const put = (id: number, part: Partial<CommentEdit>) =>
    setAll((before) => {
      const edit = before.get(id);
      return edit ? new Map(before).set(id, { ...edit, ...part }) : before;
    });
  const close = (id: number) => setAll((before) => new Map([...before].filter(([other]) => other !== id)));
  return {
    all,
    open: (id, text) => setAll((before) => new Map(before).set(id, { text, isPending: false, error: null })),
    change: (id, text) => put(id, { text }),
    close,
    save: (id, comment) => {
      put(id, { isPending: true, error: null });
      mutateAsync({ id, comment }).then(
        () => close(id),
        (error: Error) => put(id, { isPending: false, error }),
      );
    },
  };
}
