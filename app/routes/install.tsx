import { createFileRoute } from '@tanstack/react-router';
import { InstallScreen } from '#app/screens/public-page/InstallScreen.tsx';

export const Route = createFileRoute('/install')({ component: InstallScreen });
