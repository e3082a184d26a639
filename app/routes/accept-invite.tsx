import { createFileRoute } from '@tanstack/react-router';
import { AcceptInviteScreen } from '#app/screens/public/password/AcceptInviteScreen.tsx';
import { enterProjectOf, readLinkSearch } from '#app/session/mailed-link.ts';

/** Where servers of version 8.8 let the mail of an invitation lead. */
export const Route = createFileRoute('/accept-invite')({
  validateSearch: readLinkSearch,
  beforeLoad: ({ search }) => enterProjectOf(search),
  component: AcceptInviteScreen,
});
