import { createFileRoute } from '@tanstack/react-router';
import { isOpenSystemName } from '#app/entities/items/rules.ts';
import { ListPage } from '#app/listing/ListPage.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';

export const Route = createFileRoute('/$project/$system/')({
  // Anything else at this place is no page.
  params: { parse: ({ system }) => isOpenSystemName(system) && { system } },
  ...listingOptions(({ system }: { system: string }) => `directus_${system}`),
  component: SystemListingRoute,
});

function SystemListingRoute() {
  const { system } = Route.useParams();
  return <ListPage collection={`directus_${system}`} />;
}
