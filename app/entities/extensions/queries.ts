import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api.ts';
import { toExtensions } from './rules.ts';
import type { Extension, ExtensionKind } from './types.ts';

export const extensionQueries = {
  /** The lists are global routes that want to know the project by header. */
  list: (project: string, kind: ExtensionKind) =>
    queryOptions({
      queryKey: [project, 'extensions', kind],
      queryFn: async ({ signal }): Promise<Extension[]> => {
        const envelope = await call<unknown>(project, kind, { signal, global: true });
        return toExtensions(envelope?.data);
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
