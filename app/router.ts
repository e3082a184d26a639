import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#app/screens/root/ErrorScreen.tsx';
import { LoadingScreen } from '#app/screens/root/LoadingScreen.tsx';
import { NotFoundPage } from '#app/components/page/NotFoundPage.tsx';
import { type Address, addressAt, plainInParams } from '#app/session/addresses.ts';
import { savesData } from './lib/connection.ts';
import { createAppHistory } from './lib/hash-history.ts';
import { createQueryClient } from './lib/query-client.ts';
import { routeTree } from './routeTree.gen.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  history: createAppHistory(),
  context: { queryClient, addressAt: (path: string): Address | null => addressAt(router, path) },
  defaultPreload: savesData() ? false : 'intent',
  // Freshness is the query client's business.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  pathParamsAllowedCharacters: plainInParams,
  // The page before stays, under a thin bar, until the next one is there; only what takes longer shows a loader.
  defaultPendingMs: 1000,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundPage,
  defaultStructuralSharing: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
