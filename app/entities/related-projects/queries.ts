import { queryOptions } from '@tanstack/react-query';
import { configuredAddress } from '#app/lib/configured.ts';
import { hasRelatives, toRelated } from './rules.ts';
import type { RelatedProject } from './types.ts';

/** Name of the meta tag with the look-up's address; `{key}` in it stands for the project's key. */
const setting = 'lectern-related-projects-url';

export const relatedProjectQueries = {
  /** Relatives of a project. Asks nobody unless the key has the hosted form and an address is configured; never fails. */
  of: (project: string) =>
    queryOptions({
      queryKey: ['related-projects', project],
      queryFn: async ({ signal }): Promise<RelatedProject[]> => {
        const address = hasRelatives(project) ? configuredAddress(setting, project) : null;
        if (address === null) return [];
        try {
          const response = await fetch(address, {
            signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
            credentials: 'omit',
          });
          return response.ok ? toRelated(await response.json()) : [];
        } catch {
          return [];
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
