import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { type Address, addressAt, plainInParams } from '#app/session/addresses.ts';
import { createQueryClient } from './lib/query-client.ts';
import { routeTree } from './routeTree.gen.ts';

/** The app's routes without a browser. */
export const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: {
    queryClient: createQueryClient(),
    addressAt: (path: string): Address | null => addressAt(router, path),
  },
  pathParamsAllowedCharacters: plainInParams,
});
