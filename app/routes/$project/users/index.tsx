import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#app/screens/users/UsersScreen.tsx';
import { readListingSearch } from '#app/listing/view-search.ts';

export const Route = createFileRoute('/$project/users/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project }, deps }) => {
    const { loadListing } = await import('#app/listing/load-listing.ts');
    await loadListing(context.queryClient, project, 'directus_users', deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: UsersScreen,
});
