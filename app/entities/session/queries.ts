import { queryOptions } from '@tanstack/react-query';
import { apiRoot, callForData } from '#app/lib/api.ts';
import type { SingleSignOnProvider } from './types.ts';

export const sessionQueries = {
  /** Single sign-on providers of a project, for the sign-in page. */
  providers: (project: string) =>
    queryOptions({
      queryKey: [project, 'session', 'providers'],
      queryFn: ({ signal }) => callForData<SingleSignOnProvider[]>(project, 'auth/sso', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};

/** Where a provider's icon leads: the server sends the browser back to the app's root with a session. */
export function singleSignOnUrl(project: string, provider: string, appRoot: string): string {
  const target = encodeURIComponent(appRoot);
  return `${apiRoot}${encodeURIComponent(project)}/auth/sso/${encodeURIComponent(provider)}?mode=cookie&redirect_url=${target}`;
}
