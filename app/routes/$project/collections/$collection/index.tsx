import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/listing/ListPage.tsx';
import { readListingSearch } from '#app/listing/view-search.ts';

export const Route = createFileRoute('/$project/collections/$collection/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project, collection }, deps }) => {
    // What a view needs (layouts, interfaces) is of no use to the sign-in page, which loads this file too.
    const { loadListing } = await import('#app/listing/load-listing.ts');
    await loadListing(context.queryClient, project, collection, deps);
  },
  // A change of the search is a navigation too: the list stays where it is, whatever that takes.
  pendingMs: Number.POSITIVE_INFINITY,
  component: ListingRoute,
});

function ListingRoute() {
  const { collection } = Route.useParams();
  return <ListPage collection={collection} />;
}
