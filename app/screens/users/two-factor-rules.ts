/** What can be done about a second factor, and by whom. Pure. */
/** What can be done about somebody's second factor. */
export type TwoFactorDeed = 'setUp' | 'turnOff' | 'reset' | 'enforced' | null;

/** Everybody sets up their own; one that the role asks for stays; of others an administrator takes it away. */
export function twoFactorDeed(
  isOn: boolean,
  asker: { isSelf: boolean; isAdmin: boolean },
  isEnforced: boolean,
): TwoFactorDeed {
  if (!asker.isSelf) return isOn && asker.isAdmin ? 'reset' : null;
  if (!isOn) return 'setUp';
  return isEnforced ? 'enforced' : 'turnOff';
}
