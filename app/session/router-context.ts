import type { QueryClient } from '@tanstack/react-query';

/** What every route finds in its context. */
export interface RouterContext {
  queryClient: QueryClient;
}
