import { createFileRoute } from '@tanstack/react-router';
import { isOpenSystemName } from '#app/entities/items/rules.ts';
import { ListPage } from '#app/listing/ListPage.tsx';
import { readListingSearch } from '#app/listing/view-search.ts';

export const Route = createFileRoute('/$project/$system/')({
  // Anything else at this place is no page.
  params: { parse: ({ system }) => isOpenSystemName(system) && { system } },
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project, system }, deps }) => {
    const { loadListing } = await import('#app/listing/load-listing.ts');
    await loadListing(context.queryClient, project, `directus_${system}`, deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: SystemListingRoute,
});

function SystemListingRoute() {
  const { system } = Route.useParams();
  return <ListPage collection={`directus_${system}`} />;
}
