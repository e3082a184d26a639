import { createFileRoute, redirect } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#app/screens/public/password/ResetPasswordScreen.tsx';
import { addresses } from '#app/session/addresses.ts';
import { enterProjectOf, readLinkSearch } from '#app/session/mailed-link.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: readLinkSearch,
  beforeLoad: ({ search }) => {
    enterProjectOf(search);
    if (search.project === undefined) return;
    throw redirect({ ...addresses.resetPassword(search.token), replace: true });
  },
  component: ResetPasswordScreen,
});
