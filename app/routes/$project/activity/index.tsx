import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/listing/ListPage.tsx';
import { readListingSearch } from '#app/listing/view-search.ts';

export const Route = createFileRoute('/$project/activity/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project }, deps }) => {
    const { loadListing } = await import('#app/listing/load-listing.ts');
    await loadListing(context.queryClient, project, 'directus_activity', deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => <ListPage collection="directus_activity" />,
});
