import { createFileRoute } from '@tanstack/react-router';
import { ItemsScreen } from '#app/screens/items/ItemsScreen.tsx';
import { readListingSearch } from '#app/screens/items/view-search.ts';

export const Route = createFileRoute('/$project/settings/webhooks/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project }, deps }) => {
    const { loadListing } = await import('#app/screens/items/load-listing.ts');
    await loadListing(context.queryClient, project, 'directus_webhooks', deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => <ItemsScreen collection="directus_webhooks" />,
});
