import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { IdentityRequest, ProvenIdentity } from './identity.ts';

const IdentityDialog = lazyPart(() => import('./IdentityDialog.tsx'));

export interface IdentityCheck {
  /** Resolves to null when it was called off. */
  ask: (request: IdentityRequest) => Promise<ProvenIdentity | null>;
  /** To be shown on the page. */
  dialog: ReactNode;
}

/** Has whoever sits here prove that the account is theirs. */
export function useIdentityCheck(): IdentityCheck {
  const [open, setOpen] = useState<{
    request: IdentityRequest;
    settle: (identity: ProvenIdentity | null) => void;
  } | null>(null);
  const ask = useCallback(
    (request: IdentityRequest) =>
      new Promise<ProvenIdentity | null>((resolve) => {
        setOpen({
          request,
          settle: (identity) => {
            setOpen(null);
            resolve(identity);
          },
        });
      }),
    [],
  );
  const dialog = open ? (
    <Suspense>
      <IdentityDialog {...open.request} onProven={open.settle} onClose={() => open.settle(null)} />
    </Suspense>
  ) : null;
  return { ask, dialog };
}
