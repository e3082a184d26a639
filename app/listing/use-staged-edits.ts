import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import {
  countStaged,
  createStagedHolder,
  nothingStaged,
  type StagedHolder,
  useStaged,
} from '#app/layouts/staged.ts';
import type { ListingState } from './use-listing.ts';

/**
 * Edits that layouts stage, kept for as long as the listing is on the screen; search, filters and order leave them. Leaving
 * it or taking another layout asks first. Returns `change` of the listing with that question before it.
 */
export function useStagedEdits({ view, change }: ListingState): {
  holder: StagedHolder;
  change: ListingState['change'];
} {
  const { t } = useTranslation(['listing', 'app']);
  const [holder] = useState(createStagedHolder);
  const isDirty = countStaged(useStaged(holder).rows) > 0;
  useUnsavedGuard({
    isDirty,
    countNow: () => countStaged(holder.get().rows),
    describe: (count) => t('unsaved.body', { count }),
    onDiscard: () => holder.set(nothingStaged),
    words: { title: t('unsaved.title') },
  });

  const guarded = useCallback<ListingState['change']>(
    (changes) => {
      const count = countStaged(holder.get().rows);
      if (count === 0 || changes.type === undefined || changes.type === view.type) {
        change(changes);
        return;
      }
      void confirm({
        title: t('unsaved.title'),
        body: t('unsaved.body', { count }),
        confirmLabel: t('discard', { ns: 'app' }),
        cancelLabel: t('keepEditing', { ns: 'app' }),
        tone: 'bad',
      }).then((isGivenUp) => {
        if (!isGivenUp) return;
        holder.set(nothingStaged);
        change(changes);
      });
    },
    [change, holder, t, view.type],
  );
  return { holder, change: guarded };
}
