import { createFileRoute } from '@tanstack/react-router';
import { isOpenSystemName } from '#app/entities/items/rules.ts';
import { ItemsScreen } from '#app/screens/items/ItemsScreen.tsx';
import { readListingSearch } from '#app/screens/items/view-search.ts';

export const Route = createFileRoute('/$project/$system/')({
  // Anything else at this place is no page.
  params: { parse: ({ system }) => isOpenSystemName(system) && { system } },
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project, system }, deps }) => {
    const { loadListing } = await import('#app/screens/items/load-listing.ts');
    await loadListing(context.queryClient, project, `directus_${system}`, deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: SystemListingRoute,
});

function SystemListingRoute() {
  const { system } = Route.useParams();
  return <ItemsScreen collection={`directus_${system}`} />;
}
