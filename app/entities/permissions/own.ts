import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#app/entities/users/me.ts';
import { isAdmin } from '#app/entities/users/rules.ts';
import { permissionQueries } from './queries.ts';
import type { Permission } from './types.ts';

/** The user's permission rows as far as they are read by now; null for administrators, undefined where nothing is known yet. */
export function ownPermissions(
  client: QueryClient,
  project: string,
): readonly Permission[] | null | undefined {
  const user = client.getQueryData(meQuery(project).queryKey);
  const permissions = client.getQueryData(permissionQueries.mine(project).queryKey);
  if (!user || !permissions) return undefined;
  return isAdmin(user) ? null : permissions;
}
