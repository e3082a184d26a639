import { createFileRoute } from '@tanstack/react-router';
import { InstallScreen } from '#app/screens/public/install/InstallScreen.tsx';

export const Route = createFileRoute('/install')({ component: InstallScreen });
