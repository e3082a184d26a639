import {
  type FetchQueryOptions,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { ApiError } from './api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The keys that this write makes stale; the mutation ends only when the shown ones are fresh again. */
      invalidates?: readonly QueryKey[];
    };
    queryMeta: {
      /** Stands beside what is worked on: no write waits for it to be fresh again. */
      isAside?: boolean;
    };
  }
}

/** A mistake of the caller or a missing right does not mend itself by asking again; a dropped line may. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

/** Whether a field, a collection or the like is called `__proto__`, anywhere in an answer. */
function holdsProto(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.hasOwn(data, '__proto__') || Object.values(data).some(holdsProto);
}

/** What stayed the same in a new answer stays the same object. The library's own copy loses what is called `__proto__`. */
function shareStructure(before: unknown, data: unknown): unknown {
  return holdsProto(data) ? data : replaceEqualDeep(before, data);
}

/**
 * What is on its way for the first time when it becomes stale was asked for too early. The library goes on waiting for that
 * answer and takes it for fresh: here it is asked for again, once it is there.
 */
class InvalidatingClient extends QueryClient {
  override async invalidateQueries(
    ...[filters = {}, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const early = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    const askAgain = async ({ promise, queryKey }: Query) => {
      await promise?.catch(() => undefined);
      await super.invalidateQueries({ ...filters, queryKey, exact: true }, options);
    };
    // As in the library, only what is shown is waited for: an answer that nobody looks at may never come.
    for (const query of early) if (!query.isActive()) void askAgain(query);
    const shown = early.filter((query) => query.isActive()).map(askAgain);
    await Promise.all([super.invalidateQueries(filters, options), ...shown]);
  }
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new InvalidatingClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => 500 * 2 ** attempt,
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        networkMode: 'always',
        structuralSharing: shareStructure,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _onMutateResult, mutation) => {
        const keys = mutation.meta?.invalidates ?? [];
        const refresh = (aside: boolean) =>
          keys.map((queryKey) =>
            client.invalidateQueries({
              queryKey,
              predicate: ({ meta }) => (meta?.isAside === true) === aside,
            }),
          );
        void Promise.all(refresh(true));
        await Promise.all(refresh(false));
      },
    }),
  });
  return client;
}

/** Reads what may be under way since the start (`ahead` queries). It serves once: the next reading asks anew. */
export async function takeAhead<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  try {
    return await client.fetchQuery(options);
  } finally {
    client.removeQueries({ queryKey: options.queryKey, exact: true });
  }
}
