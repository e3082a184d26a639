import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/listing/ListPage.tsx';
import { listingOptions } from '#app/listing/listing-options.ts';

export const Route = createFileRoute('/$project/collections/$collection/')({
  ...listingOptions(({ collection }: { collection: string }) => collection),
  component: ListingRoute,
});

function ListingRoute() {
  const { collection } = Route.useParams();
  return <ListPage collection={collection} />;
}
