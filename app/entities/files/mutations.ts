import { mutationOptions } from '@tanstack/react-query';
import { storableName } from '#app/entities/fields/storable-text.ts';
import { withKeptValues } from '#app/entities/items/kept-values.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { call, callForItem } from '#app/lib/api.ts';
import { contentBody } from './content-body.ts';
import { readAnew } from './fresh-assets.ts';
import { assetName, assetUrl, imageSources, nameAfter, previewSources } from './rules.ts';
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

export interface Replacement extends Omit<Upload, 'folder'> {
  /** Other values of the file that change with its content. */
  values?: Readonly<Record<string, unknown>>;
  /** What it takes the place of: `id`, and the names and `private_hash` as far as they may be read. */
  old: StoredFile;
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
        const name = storableName(file.name);
        form.append('title', titleOf(name));
        if (folder !== null) form.append('folder', String(folder));
        form.append('file', file, name);
        return callForItem<StoredFile>(project, 'files', {
          method: 'post',
          signal,
          timeout: patience,
          send: (request) => sendForm(request, form, onProgress),
        });
      },
    }),

  /**
   * Puts another content in the place of a file's; its key, title, folder and texts stay, its names but for an ending
   * that is no longer right. The API takes the content as base64 within JSON, and a disk name with it.
   */
  replace: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'files', 'replace'],
      mutationFn: async (
        { old, file, values: more = {}, onProgress, signal }: Replacement,
        { client },
      ): Promise<void> => {
        const { id, filename_disk: disk, filename_download: download } = old;
        const name = storableName(file.name);
        const known = nameAfter(download || name, name);
        const changes = {
          ...more,
          filename_disk: nameAfter(disk || known, name),
          ...(download && known !== download ? { filename_download: known } : {}),
        };
        const [values = changes] = await withKeptValues({ client, project, collection: 'directus_files' }, [
          { key: String(id), changes },
        ]);
        const body = await contentBody(values, file);
        await call(project, `files/${String(id)}`, {
          method: 'patch',
          signal,
          timeout: patience,
          send: (request) => sendForm(request, body, onProgress),
        });
        await forgetAssets(project, old);
      },
      meta: { invalidates: [itemQueries.everything(project)] },
    }),

  /** Has the server fetch a file from an address. */
  fetch: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'files', 'fetch'],
      mutationFn: ({ address, folder }: { address: string; folder: number | null }) => {
        const name = storableName(nameInAddress(address));
        return callForItem<StoredFile>(project, 'files', {
          method: 'post',
          timeout: 120_000,
          body: { data: address, filename_disk: name, filename_download: name, title: titleOf(name), folder },
        });
      },
      meta: { invalidates: [itemQueries.everything(project)] },
    }),
};

/** What the browser keeps of a file whose content has changed is read anew. */
async function forgetAssets(project: string, file: StoredFile): Promise<void> {
  if (assetName(file) === null) return;
  const small = ['crop', 'contain'] as const;
  const pictures = small.flatMap((fit) => imageSources(project, file, fit));
  await readAnew(new Set([assetUrl(project, file), ...pictures, ...previewSources(project, file)]));
}

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
