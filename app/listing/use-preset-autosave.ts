import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { presetMutations } from '#app/entities/collection-presets/mutations.ts';
import { type PresetOwner, presetQueries } from '#app/entities/collection-presets/queries.ts';
import type { Preset } from '#app/entities/collection-presets/types.ts';

/** Pause, in ms, after which a change of the view is sent. */
const delay = 300;

/**
 * Keeps changes in the user's own preset: in the cache at once, on the server after a pause, several changes in one
 * request. What is open when the listing is left is sent then.
 */
export function usePresetAutosave(
  project: string,
  collection: string,
  owner: PresetOwner,
): (changes: Partial<Preset>) => void {
  const { t } = useTranslation('listing');
  const client = useQueryClient();
  const open = useRef<Partial<Preset> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { user, role } = owner;

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const changes = open.current;
    if (!changes) return;
    open.current = null;
    try {
      const options = presetMutations.keep(project, collection, { user, role });
      await client.getMutationCache().build(client, options).execute(changes);
    } catch (error) {
      notify({ tone: 'warn', title: t('presetFailed'), details: describeError(error) });
    }
  }, [client, project, collection, user, role, t]);

  useEffect(() => {
    const handleHide = () => void send();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      void send();
    };
  }, [send]);

  return useCallback(
    (changes) => {
      if (Object.keys(changes).length === 0) return;
      const { queryKey } = presetQueries.current(project, collection, { user, role });
      client.setQueryData(queryKey, (now) => now && { ...now, ...changes });
      open.current = { ...open.current, ...changes };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), delay);
    },
    [client, project, collection, user, role, send],
  );
}
