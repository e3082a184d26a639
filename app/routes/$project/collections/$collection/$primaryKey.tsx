import { createFileRoute } from '@tanstack/react-router';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';
import { prefetchItem } from '#app/screens/item/item-fields.ts';

export const Route = createFileRoute('/$project/collections/$collection/$primaryKey')({
  loader: ({ context, params }) => {
    // Not waited for: the screen shows its frame at once and the form when the item is there.
    prefetchItem(context.queryClient, params.project, params.collection, params.primaryKey);
  },
  component: ItemRoute,
});

function ItemRoute() {
  const { collection, primaryKey } = Route.useParams();
  return <ItemScreen collection={collection} keyParam={primaryKey} />;
}
