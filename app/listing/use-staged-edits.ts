import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import {
  countStaged,
  createStagedStore,
  nothingStaged,
  type StagedStore,
  useStaged,
} from '#app/layouts/staged.ts';
import type { ListingState } from './use-listing.ts';

/**
 * Edits that layouts stage, kept for as long as the listing is on the screen; search, filters and order leave them. Leaving
 * it or taking another layout asks first. Returns `change` of the listing with that question before it.
 */
export function useStagedEdits({ view, change }: ListingState): {
  stagedStore: StagedStore;
  change: ListingState['change'];
} {
  const { t } = useTranslation(['listing', 'app']);
  const [stagedStore] = useState(createStagedStore);
  const isDirty = countStaged(useStaged(stagedStore).rows) > 0;
  useUnsavedGuard({
    isDirty,
    countNow: () => countStaged(stagedStore.getState().rows),
    describe: (count) => t('unsaved.body', { count }),
    onDiscard: () => stagedStore.setState(nothingStaged),
    words: { title: t('unsaved.title') },
  });

  const guarded = useCallback<ListingState['change']>(
    (changes) => {
      const count = countStaged(stagedStore.getState().rows);
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
        stagedStore.setState(nothingStaged);
        change(changes);
      });
    },
    [change, stagedStore, t, view.type],
  );
  return { stagedStore, change: guarded };
}
