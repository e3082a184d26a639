import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The way to the set-up of two-factor, from a sign-in that lacks only that (code 113). */
    halfSignedIn?: boolean;
    /** The e-mail address that was typed there; a single sign-on doesn't know it. */
    email?: string;
  }
}

export interface PendingTwoFactor {
  email: string | null;
}

/** Reads it from an entry of the history, which may be older than this version; null when there is none. */
export function halfSessionOf(state: object): PendingTwoFactor | null {
  const { halfSignedIn, email } = state as { halfSignedIn?: unknown; email?: unknown };
  if (halfSignedIn !== true) return null;
  return { email: typeof email === 'string' && email !== '' ? email : null };
}
