import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#app/screens/settings/SettingsScreen.tsx';

export const Route = createFileRoute('/$project/settings/')({
  component: SettingsScreen,
});
