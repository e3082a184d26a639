import { createFileRoute } from '@tanstack/react-router';
import { FilesScreen } from '#app/screens/files/FilesScreen.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';

export const Route = createFileRoute('/$project/files/')({
  ...listingOptions(() => 'directus_files'),
  component: FilesScreen,
});
