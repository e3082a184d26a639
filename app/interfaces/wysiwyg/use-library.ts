import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dismiss, notify } from '#app/components/feedback/toasts.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { fileMutations } from '#app/entities/files/mutations.ts';
import { assetUrl } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import { publicAddress } from '#app/lib/server-address.ts';
import { useProject } from '#app/session/project.tsx';
import { fileMarkup } from './file-markup.ts';

/** What the text needs to know of a file. */
const fields = 'id,title,type,filename_download,private_hash,data';

export interface Library {
  /** Files of the library as markup. Files that can't be read any more are left out, and said. */
  markupOf: (files: readonly StoredFile[]) => Promise<string>;
  /** Puts files of this machine into the library; rejects with words of its own told already. */
  upload: (file: File) => Promise<StoredFile>;
  addressOf: (file: StoredFile) => string;
}

/** The file library, as far as a text needs it. */
export function useLibrary(): Library {
  const text = useInterfaceText('wysiwyg');
  const project = useProject();
  const client = useQueryClient();
  const sending = useMutation(fileMutations.upload(project));

  const addressOf = (file: StoredFile) => publicAddress(file.data ?? {}) ?? assetUrl(project, file);
  return {
    addressOf,
    markupOf: async (files) => {
      const read = files.map(async (file): Promise<StoredFile> => {
        if (file.data?.full_url) return file;
        const key = String(file.id);
        return client.fetchQuery(itemQueries.detail(project, 'directus_files', key, 'id', fields));
      });
      const found = await Promise.allSettled(read);
      const failed = found.find((result) => result.status === 'rejected');
      if (failed) notify({ tone: 'bad', title: text('unread', { reason: describeError(failed.reason) }) });
      return found
        .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        .map((file) => fileMarkup(file, addressOf(file)))
        .join('');
    },
    upload: async (file) => {
      const id = notify({ tone: 'info', title: text('uploading', { name: file.name }), delay: 0 });
      try {
        const signal = new AbortController().signal;
        return await sending.mutateAsync({ file, folder: null, onProgress: () => undefined, signal });
      } catch (error) {
        const words = { name: file.name, reason: describeError(error) };
        notify({ tone: 'bad', title: text('uploadFailed', words) });
        throw error;
      } finally {
        dismiss(id);
      }
    },
  };
}
