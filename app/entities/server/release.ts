import { queryOptions } from '@tanstack/react-query';
import { latestTagIn } from './requirements.ts';

export const releaseQueries = {
  /**
   * The tag of the API's latest release, null when nobody is to be asked or the answer is of no use: a failure is none.
   * Whom to ask is configuration, the page's meta tag `lectern-release-tag-url`.
   */
  latest: () =>
    queryOptions({
      queryKey: ['server', 'latest-release'],
      queryFn: async ({ signal }): Promise<string | null> => {
        const address = document.querySelector<HTMLMetaElement>(
          'meta[name="lectern-release-tag-url"]',
        )?.content;
        if (!address) return null;
        try {
          const response = await fetch(new URL(address, document.baseURI), { credentials: 'omit', signal });
          return response.ok ? latestTagIn(await response.json()) : null;
        } catch {
          return null;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};
