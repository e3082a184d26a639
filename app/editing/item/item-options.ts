import type { RouterContext } from '#app/session/router-context.ts';

interface LoaderInput<Own> {
  context: RouterContext;
  params: Own & { project: string; primaryKey: string };
  /** As the router has it: `stay` on the way from one item to another. */
  cause: 'preload' | 'enter' | 'stay';
}

/** What all routes with an item have in common. */
export function itemOptions<Own>(collectionOf: (params: Own) => string) {
  return {
    /** What a new item begins with, as the router has parsed it. */
    validateSearch: ({ start }: Record<string, unknown>): { start?: unknown } =>
      start === undefined ? {} : { start },
    loader: async ({ context, params, cause }: LoaderInput<Own>) => {
      const { prefetchItem } = await import('./item-fields.ts');
      // Hardly waited for: the screen shows its frame in a blink, and the form when the item is there.
      const name = collectionOf(params);
      // Another form gives way at once: what is typed meanwhile would be typed into the wrong item.
      await prefetchItem(context.queryClient, params.project, name, params.primaryKey, cause !== 'stay');
    },
  };
}
