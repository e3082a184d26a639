import type { RouterContext } from '#app/session/router-context.ts';
import { type ListingSearch, readListingSearch } from './view-search.ts';

interface LoaderInput<Own> {
  context: RouterContext;
  params: Own & { project: string };
  deps: ListingSearch;
}

/** What all routes with a listing have in common. */
export function listingOptions<Own>(collectionOf: (params: Own) => string) {
  return {
    validateSearch: readListingSearch,
    loaderDeps: ({ search }: { search: ListingSearch }) => search,
    loader: async ({ context, params, deps }: LoaderInput<Own>) => {
      // What a view needs (layouts, interfaces) is of no use to the sign-in page, which loads this file too.
      const { loadListing } = await import('./load-listing.ts');
      await loadListing(context.queryClient, params.project, collectionOf(params), deps);
    },
    // A change of the search is a navigation too: the list stays where it is, whatever that takes.
    pendingMs: Number.POSITIVE_INFINITY,
  };
}
