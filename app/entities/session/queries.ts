import { queryOptions } from '@tanstack/react-query';
import { apiRoot, callForItem, callForList, noDataError } from '#app/lib/api.ts';
import type { SingleSignOnProvider } from './types.ts';

export const sessionQueries = {
  /** Single sign-on providers of a project, for the sign-in page. */
  providers: (project: string) =>
    queryOptions({
      queryKey: [project, 'session', 'providers'],
      queryFn: ({ signal }) => callForList<SingleSignOnProvider>(project, 'auth/sso', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),

  /**
   * A new two-factor secret (16 letters of base 32), kept as long as it is shown: each call makes another one. It is also
   * given to a sign-in that still lacks its second factor (code 113); 401 without either.
   */
  twoFactorSecret: (project: string) =>
    queryOptions({
      queryKey: [project, 'session', 'two-factor-secret'],
      queryFn: async ({ signal }) => {
        const data = await callForItem<{ '2fa_secret'?: unknown }>(project, 'utils/2fa_secret', { signal });
        const secret = data['2fa_secret'];
        if (typeof secret !== 'string' || secret === '') throw noDataError();
        return secret;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
};

/** Where a provider's icon leads: the server sends the browser back to the app's root with a session. */
export function singleSignOnUrl(project: string, provider: string, appRoot: string): string {
  const target = encodeURIComponent(appRoot);
  return `${apiRoot}${encodeURIComponent(project)}/auth/sso/${encodeURIComponent(provider)}?mode=cookie&redirect_url=${target}`;
}
