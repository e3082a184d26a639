import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** The history entry that this list stands in. While it is being left, the address is another one's already. */
export function usePlaceKey(): string {
  const router = useRouter();
  const [home] = useState(() => router.state.location.pathname);
  const now = useRouterState({
    select: ({ location }) => (location.pathname === home ? (location.state.__TSR_key ?? '') : null),
  });
  const [key, setKey] = useState(now ?? '');
  if (now !== null && now !== key) setKey(now);
  return key;
}
