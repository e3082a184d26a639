import { createFileRoute } from '@tanstack/react-router';
import { CollectionSetupScreen } from '#app/screens/settings/collections/CollectionSetupScreen.tsx';

export const Route = createFileRoute('/$project/settings/collections/')({
  component: CollectionSetupScreen,
});
