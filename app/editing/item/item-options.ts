import type { RouterContext } from '#app/session/router-context.ts';

interface LoaderInput<Own> {
  context: RouterContext;
  params: Own & { project: string; primaryKey: string };
}

/** What all routes with an item have in common. */
export function itemOptions<Own>(collectionOf: (params: Own) => string) {
  return {
    /** What a new item begins with, as the router has parsed it. */
    validateSearch: ({ start }: Record<string, unknown>): { start?: unknown } =>
      start === undefined ? {} : { start },
    loader: async ({ context, params }: LoaderInput<Own>) => {
      const { prefetchItem } = await import('./item-fields.ts');
      // Not waited for: the screen shows its frame at once and the form when the item is there.
      await prefetchItem(context.queryClient, params.project, collectionOf(params), params.primaryKey);
    },
  };
}
