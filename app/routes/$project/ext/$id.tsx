import { createFileRoute } from '@tanstack/react-router';
import { extensionQueries } from '#app/entities/extensions/queries.ts';
import { ExtensionScreen } from '#app/screens/extension/ExtensionScreen.tsx';

export const Route = createFileRoute('/$project/ext/$id')({
  // A list that can't be read holds no such module.
  loader: ({ context: { queryClient }, params: { project } }) =>
    queryClient.prefetchQuery(extensionQueries.list(project, 'modules')),
  component: ExtensionRoute,
});

function ExtensionRoute() {
  const { id } = Route.useParams();
  return <ExtensionScreen id={id} />;
}
