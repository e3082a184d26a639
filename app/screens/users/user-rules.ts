/** What may not happen to one account, whoever has the right to it. Pure. */
import { adminRole } from '#app/entities/users/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';

export interface Account {
  role: unknown;
  status: unknown;
}

export interface AccountLimits {
  /** Why the role can't be changed; null when it can. */
  role: 'lastAdmin' | 'ownRole' | null;
  status: 'lastAdmin' | null;
  deletion: 'lastAdmin' | 'ownAccount' | null;
}

/** True for one whose demotion could leave nobody who administers. */
export function isActiveAdmin({ role, status }: Account): boolean {
  return plainText(role) === String(adminRole) && status === 'active';
}

/**
 * The limits of an account. `isLast`: no other administrator is active; undefined as long as that isn't known, and then
 * the server is left to refuse.
 */
export function accountLimits(
  account: Account,
  asker: { isSelf: boolean; isAdmin: boolean },
  isLast: boolean | undefined,
): AccountLimits {
  const lastAdmin = isActiveAdmin(account) && isLast === true ? 'lastAdmin' : null;
  return {
    role: lastAdmin ?? (asker.isSelf && !asker.isAdmin ? 'ownRole' : null),
    status: lastAdmin,
    deletion: lastAdmin ?? (asker.isSelf ? 'ownAccount' : null),
  };
}
