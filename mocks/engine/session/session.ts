import type { Claims } from '#mocks/engine/session/tokens.ts';

/** How a caller came in. */
export type Session =
  /** No credentials, or none that count. */
  | { kind: 'none' }
  /** A cookie whose session is closed, expired or unknown. */
  | { kind: 'dead' }
  /** `renewed` is the cookie's token, to be sent again. */
  | { kind: 'cookie'; user: number; id: number; token: string; mustSetUp2fa: boolean }
  | { kind: 'jwt'; user: number; claims: Claims; mustSetUp2fa: boolean }
  | { kind: 'static'; user: number };

/** Whether replies count as signed in. Who still has to set up two-factor is treated as anonymous. */
export function isSignedIn(session: Session): boolean {
  return 'user' in session && !('mustSetUp2fa' in session && session.mustSetUp2fa);
}
