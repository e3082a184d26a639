import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#app/screens/users/UsersScreen.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';

export const Route = createFileRoute('/$project/users/')({
  ...listingOptions(() => 'directus_users'),
  component: UsersScreen,
});
