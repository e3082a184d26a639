import { createFileRoute } from '@tanstack/react-router';
import { SetupTwoFactorScreen } from '#app/screens/public/setup-2fa/SetupTwoFactorScreen.tsx';

export const Route = createFileRoute('/setup-2fa')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  component: SetupTwoFactorScreen,
});
