import { createFileRoute } from '@tanstack/react-router';
import { isOpenSystemName } from '#app/entities/items/rules.ts';
import { ItemPage } from '#app/editing/item/ItemPage.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/$system/$primaryKey')({
  params: {
    parse: ({ system, primaryKey }) => isOpenSystemName(system) && { system, primaryKey },
  },
  ...itemOptions(({ system }: { system: string }) => `directus_${system}`),
  component: SystemItemRoute,
});

function SystemItemRoute() {
  const { system, primaryKey } = Route.useParams();
  return <ItemPage collection={`directus_${system}`} keyParam={primaryKey} />;
}
