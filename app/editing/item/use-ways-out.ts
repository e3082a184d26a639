import { useRouter } from '@tanstack/react-router';
import { useLeave } from '#app/editing/use-leave.ts';
import type { AfterSave } from '#app/editing/use-save.ts';
import { unlessLeaving } from '#app/lib/hash-history.ts';
import { type Address, addresses } from '#app/session/addresses.ts';

export interface WaysOut {
  go: (to: Address, replace?: boolean) => void;
  /** Back to where the user came from. */
  leave: () => void;
  leaveTo: (after: AfterSave) => void;
}

/** What was saved is no longer in danger: these ways out ask nothing. Where the user goes by themselves counts more. */
export function useWaysOut(project: string, collection: string): WaysOut {
  const router = useRouter();
  const go = (to: Address, replace = false) =>
    unlessLeaving(router.history, () => void router.navigate({ ...to, replace, ignoreBlocker: true }));
  const leaveNow = useLeave(addresses.listing(project, collection));
  const leave = () => unlessLeaving(router.history, leaveNow);
  const leaveTo = (after: AfterSave) => {
    if (after === 'add') go(addresses.newItem(project, collection));
    else if (after === 'leave') leave();
  };
  return { go, leave, leaveTo };
}
