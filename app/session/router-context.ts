import type { QueryClient } from '@tanstack/react-query';
import type { Address } from './addresses.ts';

/** What every route finds in its context. */
export interface RouterContext {
  queryClient: QueryClient;
  /** The place at a path that is stored; null where the app has no page. */
  addressAt: (path: string) => Address | null;
}
