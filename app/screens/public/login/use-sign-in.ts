import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { noticeOfError } from '#app/components/two-factor/sign-in-notice.ts';
import { addresses } from '#app/session/addresses.ts';
import { setCurrentProject } from '#app/session/current-project.ts';
import { forgetProject } from '#app/session/hydrated.ts';
import { noteKeptSession } from '#app/session/kept-session.ts';
import { startSession } from '#app/session/sign-in.ts';
import { pathAfterSignIn } from '#app/session/start-path.ts';

interface Credentials {
  email: string;
  password: string;
  /** Null while none is asked for. */
  otp: string | null;
}

/** Signs in and leads to where the user was going, or to setting up the second factor where the role wants one. */
export function useSignIn(project: string | null, redirect: string | undefined, onWrongPassword: () => void) {
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, password, otp }: Credentials) =>
      startSession(client, { project, email, password, ...(otp ? { otp } : {}) }),
    onSuccess: (key) => {
      setCurrentProject(key);
      // Another user may have been here before; nothing of theirs is to be seen.
      forgetProject(client, key);
      void noteKeptSession(client, key);
      router.history.replace(pathAfterSignIn(key, redirect));
    },
    onError: (error, { email }) => {
      const { code } = noticeOfError(error);
      if (code === 113) {
        // Nobody can be asked yet whose session it is to be: the address that was typed goes along.
        const search = redirect === undefined ? {} : { redirect };
        void router.navigate({
          ...addresses.setUpTwoFactor(search),
          state: { halfSignedIn: true, email },
        });
      }
      if (code === 100) onWrongPassword();
    },
  });
}
