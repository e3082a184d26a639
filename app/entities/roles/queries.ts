import { queryOptions } from '@tanstack/react-query';
import { callForData } from '#app/lib/api.ts';

/** A role as a choice. */
export interface RoleName {
  id: number;
  name: string | null;
}

export const roleQueries = {
  all: (project: string) => [project, 'roles'] as const,

  /** Names of the roles that the user may see, by name. */
  names: (project: string) =>
    queryOptions({
      queryKey: [project, 'roles', 'names'],
      queryFn: ({ signal }) =>
        callForData<RoleName[]>(project, 'roles', {
          signal,
          params: { fields: 'id,name', sort: 'name', limit: -1 },
        }),
      staleTime: 60_000,
    }),
};
