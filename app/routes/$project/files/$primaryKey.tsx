import { createFileRoute } from '@tanstack/react-router';
import { FileScreen } from '#app/screens/files/FileScreen.tsx';
import { itemOptions } from '#app/editing/item/item-options.ts';

export const Route = createFileRoute('/$project/files/$primaryKey')({
  ...itemOptions(() => 'directus_files'),
  component: FileRoute,
});

function FileRoute() {
  const { primaryKey } = Route.useParams();
  return <FileScreen keyParam={primaryKey} />;
}
