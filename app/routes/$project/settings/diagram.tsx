import { createFileRoute } from '@tanstack/react-router';
import { DiagramScreen } from '#app/screens/settings/diagram/DiagramScreen.tsx';

export const Route = createFileRoute('/$project/settings/diagram')({
  component: DiagramScreen,
});
