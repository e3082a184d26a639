import { mutationOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api.ts';
import type { Credentials } from './types.ts';

export const sessionMutations = {
  /** Signs in by cookie. Errors carry the codes of the sign-in catalogue (100 wrong, 111 code wanted, …). */
  signIn: () =>
    mutationOptions({
      mutationKey: ['session', 'sign-in'],
      mutationFn: ({ project, otp, ...credentials }: Credentials) =>
        call(project, 'auth/authenticate', {
          method: 'post',
          body: { ...credentials, ...(otp ? { otp } : {}), mode: 'cookie' },
        }),
    }),

  /** Asks for a message with a link to set a new password; error 107 for an unknown address. */
  requestReset: () =>
    mutationOptions({
      mutationKey: ['session', 'request-reset'],
      mutationFn: ({ project, email }: { project: string; email: string }) =>
        call(project, 'auth/password/request', { method: 'post', body: { email } }),
    }),

  /** Sets a new password with the token of that link; error 104 when it is void. */
  resetPassword: () =>
    mutationOptions({
      mutationKey: ['session', 'reset-password'],
      mutationFn: ({ project, ...body }: { project: string; token: string; password: string }) =>
        call(project, 'auth/password/reset', { method: 'post', body }),
    }),

  signOut: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'session', 'sign-out'],
      mutationFn: () => call(project, 'auth/logout', { method: 'post' }),
    }),
};
