import { createFileRoute } from '@tanstack/react-router';
import { RolesScreen } from '#app/screens/settings/roles/RolesScreen.tsx';

export const Route = createFileRoute('/$project/settings/roles/')({
  component: RolesScreen,
});
