import { createFileRoute } from '@tanstack/react-router';
import { ItemScreen } from '#app/screens/item/ItemScreen.tsx';

export const Route = createFileRoute('/$project/collections/$collection/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/screens/item/item-fields.ts');
    // Not waited for: the screen shows its frame at once and the form when the item is there.
    await prefetchItem(context.queryClient, params.project, params.collection, params.primaryKey);
  },
  component: ItemRoute,
});

function ItemRoute() {
  const { collection, primaryKey } = Route.useParams();
  return <ItemScreen collection={collection} keyParam={primaryKey} />;
}
