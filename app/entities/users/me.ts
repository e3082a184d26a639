import { queryOptions } from '@tanstack/react-query';
import { ApiError, callForItem } from '#app/lib/api.ts';
import { isOfAnother } from './owner.ts';
import { toCurrentUser } from './rules.ts';

/**
 * The signed-in user. Without a session the server answers 404 with code 203. While private screens are shown, an
 * answer of somebody else (another tab has signed in) is an error, 401: nothing that stands on these screens or is
 * kept as a draft changes its owner.
 */
export const meQuery = (project: string) =>
  queryOptions({
    queryKey: [project, 'users', 'me'],
    queryFn: async ({ signal }) => {
      const raw = await callForItem<Parameters<typeof toCurrentUser>[0]>(project, 'users/me', {
        signal,
        params: { fields: 'id,avatar.*,email,first_name,last_name,locale,role.*,last_page,theme,timezone' },
      });
      if (isOfAnother(project, raw.id)) throw new ApiError(401, -1, '');
      if (typeof raw.role === 'object') return toCurrentUser(raw);
      // Where the picture is lost, 8.1.0 expands nothing, the role neither.
      const { role } = await callForItem<{ role?: unknown }>(project, 'users/me', {
        signal,
        params: { fields: 'id,role.*' },
      });
      return toCurrentUser({ ...raw, role });
    },
    staleTime: 60_000,
  });
