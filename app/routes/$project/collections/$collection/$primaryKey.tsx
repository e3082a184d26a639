import { createFileRoute } from '@tanstack/react-router';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';

export const Route = createFileRoute('/$project/collections/$collection/$primaryKey')({
  loader: async ({ context, params }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    // Not waited for: the screen shows its frame at once and the form when the item is there.
    await prefetchItem(context.queryClient, params.project, params.collection, params.primaryKey);
  },
  component: ItemRoute,
});

function ItemRoute() {
  const { collection, primaryKey } = Route.useParams();
  return <ItemPage collection={collection} keyParam={primaryKey} />;
}
