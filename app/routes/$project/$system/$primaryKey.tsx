import { createFileRoute } from '@tanstack/react-router';
import { isOpenSystemName } from '#app/entities/items/rules.ts';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';

export const Route = createFileRoute('/$project/$system/$primaryKey')({
  params: {
    parse: ({ system, primaryKey }) => isOpenSystemName(system) && { system, primaryKey },
  },
  loader: async ({ context, params: { project, system, primaryKey } }) => {
    const { prefetchItem } = await import('#app/editing/item/item-fields.ts');
    await prefetchItem(context.queryClient, project, `directus_${system}`, primaryKey);
  },
  component: SystemItemRoute,
});

function SystemItemRoute() {
  const { system, primaryKey } = Route.useParams();
  return <ItemPage collection={`directus_${system}`} keyParam={primaryKey} />;
}
