import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fileMutations } from '#app/entities/files/mutations.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useProject } from '#app/session/project.tsx';
import { type Refusal, refusalOf } from '#app/components/files/upload-queue.ts';
import { useUploadLimit } from '#app/components/files/use-upload-limit.ts';

/** Part of the bar that is filled while sending; the rest stands for the server's work. */
const sendingShare = 0.95;

export interface Replace {
  /** 0 to 1 while it is under way, else null. */
  part: number | null;
  /** Most bytes that the server takes; null when it didn't say. */
  limit: number | null;
  isCancelled: boolean;
  /** Why it failed, in words. */
  problem: string | null;
  refusalOf: (file: File) => Refusal | null;
  start: (file: File) => void;
  cancel: () => void;
}

/** Sends another content for a file. Whatever goes wrong, the old one is still there; leaving stops it. */
export function useReplace(old: StoredFile, onDone: () => void): Replace {
  const project = useProject();
  const client = useQueryClient();
  const limit = useUploadLimit();
  const [state, setState] = useState<{ part: number | null; problem: string | null; isCancelled: boolean }>({
    part: null,
    problem: null,
    isCancelled: false,
  });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const run = async (file: File) => {
    const { signal } = (stopper.current = new AbortController());
    const onProgress = (part: number) => {
      if (!signal.aborted) setState((now) => ({ ...now, part: part * sendingShare }));
    };
    setState({ part: 0, problem: null, isCancelled: false });
    try {
      await client
        .getMutationCache()
        .build(client, fileMutations.replace(project))
        .execute({ old, file, onProgress, signal });
      onDone();
    } catch (error) {
      const isCancelled = signal.aborted;
      setState({ part: null, problem: isCancelled ? null : describeError(error), isCancelled });
      // It may have arrived in the moment of its cancelling: what is there now is shown.
      if (isCancelled) void client.invalidateQueries({ queryKey: itemQueries.everything(project) });
    }
  };
  return {
    ...state,
    limit,
    refusalOf: (file) => refusalOf(file.size, limit),
    start: (file) => void run(file),
    cancel: () => stopper.current?.abort(),
  };
}
