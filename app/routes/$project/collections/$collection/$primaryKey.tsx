import { createFileRoute } from '@tanstack/react-router';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/collections/$collection/$primaryKey')({
  ...itemOptions(({ collection }: { collection: string }) => collection),
  component: ItemRoute,
});

function ItemRoute() {
  const { collection, primaryKey } = Route.useParams();
  return <ItemPage collection={collection} keyParam={primaryKey} />;
}
