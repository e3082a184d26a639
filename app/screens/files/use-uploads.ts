import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from 'react-i18next';
import { notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { storableName } from '#app/entities/fields/storable-text.ts';
import { fileMutations } from '#app/entities/files/mutations.ts';
import { folderMutations } from '#app/entities/folders/mutations.ts';
import { folderQueries } from '#app/entities/folders/queries.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useUnsavedGuard } from '#app/components/feedback/use-unsaved-guard.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useProject } from '#app/session/project.tsx';
import type { FoundFile } from '#app/components/files/dropped-files.ts';
import { placeFiles } from './make-folders.ts';
import {
  createUploadQueue,
  type UploadEntry,
  type UploadQueue,
  type UploadTotals,
  totalsOf,
} from '#app/components/files/upload-queue.ts';
import { useUploadLimit } from '#app/components/files/use-upload-limit.ts';

/** The list follows the uploads at most this often, ms; the last one at once. */
const refreshPause = 1500;

export interface Uploads {
  queue: UploadQueue;
  entries: readonly UploadEntry[];
  totals: UploadTotals;
  /** Most bytes of a file; null when the server didn't say. */
  limit: number | null;
  /** Sends files into a folder, those that were in folders themselves into folders of the same names. */
  add: (files: readonly FoundFile[], folder: number | null) => Promise<void>;
}

/** Uploads as long as this screen lives; leaving it while some are under way asks first. */
export function useUploads(): Uploads {
  const { t } = useTranslation('files');
  const project = useProject();
  const client = useQueryClient();
  const limit = useUploadLimit();
  const latestLimit = useLatest(limit);
  const refresh = useRefresh(project);

  // One for the life of the screen.
  const [queue] = useState(() =>
    createUploadQueue({
      limit: () => latestLimit.current,
      describe: describeError,
      onArrived: refresh,
      send: async ({ file, folder }, onProgress, signal) => {
        const upload = client.getMutationCache().build(client, fileMutations.upload(project));
        const { id } = await upload.execute({ file, folder, onProgress, signal });
        return id === undefined ? null : String(id);
      },
    }),
  );
  const entries = useStore(queue.store);
  const totals = useMemo(() => totalsOf(entries), [entries]);

  useUnsavedGuard({
    isDirty: totals.open > 0,
    countNow: () => totalsOf(queue.store.getState()).open,
    describe: (count) => t('leaveBody', { count }),
    onDiscard: queue.cancelAll,
    words: { title: t('leaveTitle'), discard: t('leave'), keep: t('stay') },
  });
  useEffect(() => queue.cancelAll, [queue]);

  const add = useCallback(
    async (files: readonly FoundFile[], folder: number | null) => {
      const inFolders = files.some(({ path }) => path.length > 0);
      const folders = inFolders ? await client.fetchQuery(folderQueries.list(project)).catch(() => []) : [];
      const create = (name: string, parent: number | null) =>
        client.getMutationCache().build(client, folderMutations.create(project)).execute({ name, parent });
      const named = files.map(({ file, path }) => ({ file, path: path.map(storableName) }));
      const { placed, isWhole } = await placeFiles(named, folder, folders, create);
      if (!isWhole) notify({ tone: 'warn', title: t('foldersLost') });
      queue.add(placed);
    },
    [client, project, queue, t],
  );
  return { queue, entries, totals, limit, add };
}

/** Has the lists of files read again, now and then while files arrive, and at once after the last one. */
function useRefresh(project: string): (isLast: boolean) => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (isLast) => {
      const run = () => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: itemQueries.lists(project, 'directus_files') });
      };
      if (isLast) {
        clearTimeout(timer.current);
        run();
      } else timer.current ??= setTimeout(run, refreshPause);
    },
    [client, project],
  );
}
