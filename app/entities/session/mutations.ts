import { mutationOptions } from '@tanstack/react-query';
import { ApiError, apiRoot, call, callForItem } from '#app/lib/api.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { Credentials } from './types.ts';

/** Whether a page is where the server takes the app to be. Of a path that a proxy takes off it knows nothing. */
function isAtDefault(page: string): boolean {
  const folder = new URL('/admin/', new URL(apiRoot, location.href));
  return new URL(page, location.href).href.startsWith(folder.href);
}

export const sessionMutations = {
  /** Signs in by cookie. Errors carry the codes of the sign-in catalogue (100 wrong, 111 code wanted, …). */
  signIn: () =>
    mutationOptions({
      mutationKey: ['session', 'sign-in'],
      mutationFn: ({ project, otp, ...credentials }: Credentials) =>
        call<{ user?: { id?: unknown; role?: unknown } }>(project, 'auth/authenticate', {
          method: 'post',
          body: { ...credentials, ...(otp ? { otp } : {}), mode: 'cookie' },
          evenIfBlocked: true,
        }),
    }),

  /**
   * Finds out whether a password is that of an account; resolves to false when it is not (100). Signs in without the
   * browser's cookie, and so beside the session that there is. Whoever lacks a code (111), or a second factor that their role
   * asks for (113), had the right password. Too many wrong ones lock the account, as when signing in.
   */
  checkPassword: () =>
    mutationOptions({
      mutationKey: ['session', 'check-password'],
      mutationFn: async ({ project, email, password }: Omit<Credentials, 'otp'>) => {
        try {
          const body = { email, password, mode: 'jwt' };
          await call(project, 'auth/authenticate', { method: 'post', body, credentials: 'omit' });
          return true;
        } catch (error) {
          const code = error instanceof ApiError ? error.code : null;
          if (code === 100) return false;
          if (code === 111 || code === 113) return true;
          throw error;
        }
      },
    }),

  /**
   * Asks for a message with a link to set a new password; error 107 for an unknown address. A server links to the app in
   * its own folder `admin`: one that is elsewhere has to name its page (the token is put behind it as `?token=`), which is
   * `page`.
   */
  requestReset: () =>
    mutationOptions({
      mutationKey: ['session', 'request-reset'],
      mutationFn: ({ project, email, page }: { project: string; email: string; page: string }) =>
        call(project, 'auth/password/request', {
          method: 'post',
          body: isAtDefault(page) ? { email } : { email, reset_url: new URL(page, location.href).href },
        }),
    }),

  /** Sets a new password with the token of that link; error 104 when it is void. */
  resetPassword: () =>
    mutationOptions({
      mutationKey: ['session', 'reset-password'],
      mutationFn: ({ project, ...body }: { project: string; token: string; password: string }) =>
        call(project, 'auth/password/reset', { method: 'post', body }),
    }),

  /**
   * Opens the account of somebody who was invited, without a password; resolves to its address. Errors 101 for a link that
   * is void, 106 for one that was accepted before.
   */
  acceptInvitation: () =>
    mutationOptions({
      mutationKey: ['session', 'accept-invitation'],
      mutationFn: async ({ project, token }: { project: string; token: string }) => {
        const user = await callForItem<{ email?: unknown }>(
          project,
          `users/invite/${encodeURIComponent(token)}`,
          { method: 'post' },
        );
        return plainText(user.email);
      },
    }),

  /** Switches two-factor on for whoever signed in; error 112 for a code that isn't the secret's. */
  activateTwoFactor: () =>
    mutationOptions({
      mutationKey: ['session', 'activate-two-factor'],
      mutationFn: ({ project, secret, otp }: { project: string; secret: string; otp: string }) =>
        call(project, 'users/me/activate_2fa', { method: 'post', body: { '2fa_secret': secret, otp } }),
    }),

  signOut: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'session', 'sign-out'],
      mutationFn: () => call(project, 'auth/logout', { method: 'post' }),
    }),

  /** Ends all sessions of a user, whatever the device; that of this browser as well when they are its user. */
  signOutEverywhere: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'session', 'sign-out-everywhere'],
      mutationFn: (user: number) => call(project, `auth/logout/${user}`, { method: 'post' }),
    }),
};
