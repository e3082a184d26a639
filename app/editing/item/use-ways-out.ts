import { useNavigate } from '@tanstack/react-router';
import { useLeave } from '#app/editing/use-leave.ts';
import type { AfterSave } from '#app/editing/use-save.ts';
import { type Address, addresses } from '#app/session/addresses.ts';

export interface WaysOut {
  go: (to: Address, replace?: boolean) => void;
  /** Back to where the user came from. */
  leave: () => void;
  leaveTo: (after: AfterSave) => void;
}

/** What was saved is no longer in danger: these ways out ask nothing. */
export function useWaysOut(project: string, collection: string): WaysOut {
  const navigate = useNavigate();
  const go = (to: Address, replace = false) => void navigate({ ...to, replace, ignoreBlocker: true });
  const leave = useLeave(addresses.listing(project, collection));
  const leaveTo = (after: AfterSave) => {
    if (after === 'add') go(addresses.newItem(project, collection));
    else if (after === 'leave') leave();
  };
  return { go, leave, leaveTo };
}
