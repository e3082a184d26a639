import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api.ts';

/** A custom extension that the installation offers; bundled ones come with the app and are not listed. */
export interface Extension {
  id: string;
  name: string;
  version?: string;
  icon?: string | null;
  path: string;
}

export type ExtensionKind = 'interfaces' | 'layouts' | 'modules';

export const extensionQueries = {
  /** The lists are global routes that want to know the project by header. */
  list: (project: string, kind: ExtensionKind) =>
    queryOptions({
      queryKey: [project, 'extensions', kind],
      queryFn: async ({ signal }): Promise<Extension[]> => {
        const envelope = await call<Extension[]>(project, kind, { signal, global: true });
        return envelope?.data ?? [];
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
