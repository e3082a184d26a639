import { createFileRoute } from '@tanstack/react-router';
import { FilesScreen } from '#app/screens/files/FilesScreen.tsx';
import { readListingSearch } from '#app/listing/view-search.ts';

export const Route = createFileRoute('/$project/files/')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { project }, deps }) => {
    const { loadListing } = await import('#app/listing/load-listing.ts');
    await loadListing(context.queryClient, project, 'directus_files', deps);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: FilesScreen,
});
