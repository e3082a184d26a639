import { createFileRoute } from '@tanstack/react-router';
import { SetupTwoFactorScreen } from '#app/screens/public-page/SetupTwoFactorScreen.tsx';

export const Route = createFileRoute('/setup-2fa')({ component: SetupTwoFactorScreen });
