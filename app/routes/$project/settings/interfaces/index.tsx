import { createFileRoute } from '@tanstack/react-router';
import { InterfacesScreen } from '#app/screens/settings/interfaces/InterfacesScreen.tsx';

export const Route = createFileRoute('/$project/settings/interfaces/')({
  component: InterfacesScreen,
});
