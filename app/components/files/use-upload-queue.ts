import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fileMutations } from '#app/entities/files/mutations.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useLatest } from '#app/lib/latest.ts';
import { useProject } from '#app/session/project.tsx';
import { createUploadQueue, isOpen, type UploadEntry, type UploadQueue } from './upload-queue.ts';
import { useUploadLimit } from './use-upload-limit.ts';

export interface FieldUploads {
  queue: UploadQueue;
  /** Under way, failed, refused or cancelled; what has arrived is off the list. */
  entries: readonly UploadEntry[];
  /** Most bytes of a file; null when the server didn't say. */
  limit: number | null;
}

/**
 * Uploads for a field of a form, as long as it is on screen. `onUploaded` is told each file as the server made it,
 * `onBusy` how many are still under way, whenever that changes.
 */
export function useUploadQueue(
  onUploaded: (file: StoredFile) => void,
  onBusy?: (count: number) => void,
): FieldUploads {
  const project = useProject();
  const client = useQueryClient();
  const limit = useUploadLimit();
  const latest = useLatest({ limit, onUploaded, onBusy });
  const [queue] = useState(() =>
    createUploadQueue({
      limit: () => latest.current.limit,
      describe: describeError,
      onArrived: (isLast) => {
        if (isLast) void client.invalidateQueries({ queryKey: itemQueries.lists(project, 'directus_files') });
      },
      send: async ({ file, folder }, onProgress, signal) => {
        const upload = client.getMutationCache().build(client, fileMutations.upload(project));
        const stored = await upload.execute({ file, folder, onProgress, signal });
        latest.current.onUploaded(stored);
        return stored.id === undefined ? null : String(stored.id);
      },
    }),
  );
  const entries = useStore(queue.store);
  const busy = entries.filter(isOpen).length;
  const told = useRef(0);
  useEffect(() => {
    if (told.current === busy) return;
    told.current = busy;
    latest.current.onBusy?.(busy);
  }, [busy, latest]);
  useEffect(
    () => () => {
      queue.cancelAll();
      // A file that has arrived may take this off the screen before it is told.
      if (told.current > 0) latest.current.onBusy?.(0);
    },
    [queue, latest],
  );
  return { queue, entries: entries.filter(({ state }) => state !== 'done'), limit };
}
