import { useEffect, useRef, useState } from 'react';
import { describeError } from '#app/components/shell/describe-error.ts';
import { assetUrl } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { download, fetchFile } from '#app/lib/download.ts';
import { useProject } from '#app/session/project.tsx';
import { type DownloadState, downloadInTurn } from './download-queue.ts';

export interface Downloads {
  isRunning: boolean;
  /** By the file's id; missing for what has not been asked for. */
  states: ReadonlyMap<number, DownloadState>;
  /** Gets those that are not there yet, one after the other. */
  start: () => void;
  stop: () => void;
}

type Known = StoredFile & { id: number; private_hash: string };

/** Fetches files itself, since a link never tells whether it worked. Leaving stops it. */
export function useDownloads(files: readonly StoredFile[]): Downloads {
  const project = useProject();
  const [isRunning, setRunning] = useState(false);
  const [states, setStates] = useState<ReadonlyMap<number, DownloadState>>(new Map());
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const set = ({ id }: Known, state: DownloadState | null) =>
    setStates((all) => new Map([...all].filter(([key]) => key !== id).concat(state ? [[id, state]] : [])));
  const run = async () => {
    const { signal } = (stopper.current = new AbortController());
    setRunning(true);
    await downloadInTurn(
      files.filter(isKnown).filter(({ id }) => states.get(id) !== 'done'),
      {
        fetchOne: async (file) => {
          const content = await fetchFile(assetUrl(project, file), signal);
          download(content, file.filename_download ?? String(file.id));
        },
        describe: describeError,
        onState: set,
        signal,
      },
    );
    setRunning(false);
  };
  return { isRunning, states, start: () => void run(), stop: () => stopper.current?.abort() };
}

function isKnown(file: StoredFile): file is Known {
  return file.id !== undefined && Boolean(file.private_hash);
}
