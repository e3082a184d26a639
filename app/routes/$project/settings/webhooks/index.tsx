import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/listing/ListPage.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';

export const Route = createFileRoute('/$project/settings/webhooks/')({
  ...listingOptions(() => 'directus_webhooks'),
  component: () => <ListPage collection="directus_webhooks" />,
});
