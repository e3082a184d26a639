import { mutationOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { callForData } from '#app/lib/api.ts';
import { sendForm } from './send-form.ts';
import type { StoredFile } from './types.ts';

/** Uploads take as long as they take: half a day, ms. */
const patience = 43_200_000;

export interface Upload {
  file: File;
  /** Id of a folder; null for none. */
  folder: number | null;
  /** How much is sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A file's name without its ending. The server would make words of it and garble what isn't plain ASCII. */
export function titleOf(name: string): string {
  return name.replace(/(?<=.)\.[^.\s]{1,10}$/, '').slice(0, 255);
}

export const fileMutations = {
  /** One file. Nothing is invalidated: who uploads many refreshes the lists every now and then. */
  upload: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'files', 'upload'],
      mutationFn: ({ file, folder, onProgress, signal }: Upload) => {
        const form = new FormData();
        // The fields come first: a server that reads the form as it comes in knows them before the content.
        form.append('title', titleOf(file.name));
        if (folder !== null) form.append('folder', String(folder));
        form.append('file', file, file.name);
        return callForData<StoredFile>(project, 'files', {
          method: 'post',
          signal,
          timeout: patience,
          send: (request) => sendForm(request, form, onProgress),
        });
      },
    }),

  /** Has the server fetch a file from an address. */
  fetch: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'files', 'fetch'],
      mutationFn: ({ address, folder }: { address: string; folder: number | null }) => {
        const name = nameInAddress(address);
        return callForData<StoredFile>(project, 'files', {
          method: 'post',
          timeout: 120_000,
          body: { data: address, filename_disk: name, filename_download: name, title: titleOf(name), folder },
        });
      },
      meta: { invalidates: [itemQueries.everything(project)] },
    }),
};

/** The file name that an address ends with, its host when it ends with none. */
export function nameInAddress(address: string): string {
  if (!URL.canParse(address)) return 'file';
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return (
      decodeURIComponent(last)
        .replace(/[/\\:]/g, '_')
        .slice(0, 200) || hostname
    );
  } catch {
    return last || hostname;
  }
}
