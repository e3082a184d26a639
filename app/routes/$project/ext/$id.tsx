import { createFileRoute } from '@tanstack/react-router';
import { ExtensionScreen } from '#app/screens/extension/ExtensionScreen.tsx';

export const Route = createFileRoute('/$project/ext/$id')({ component: ExtensionRoute });

function ExtensionRoute() {
  const { id } = Route.useParams();
  return <ExtensionScreen id={id} />;
}
