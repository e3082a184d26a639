import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushDrafts } from '#app/drafts/draft-writer.ts';
import { ApiError } from '#app/lib/api.ts';
import { projectPath } from '#app/session/addresses.ts';
import { resumeSession } from '#app/session/expiry.ts';
import { startSession } from '#app/session/sign-in.ts';
import { startAnew } from '#app/session/unsaved.ts';
import { describeError } from './describe-error.ts';

/** The form that brings a user back into their session; somebody else who signs in by it gets a page of their own. */
export function useRelogin(project: string, user: { id: number; email: string }) {
  const { t } = useTranslation(['errors', 'sign-in']);
  const client = useQueryClient();
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const signIn = useMutation({
    mutationFn: async () => {
      const code = otp ? { otp: otp.replace(/\D/g, '') } : {};
      await startSession(client, { project, email, password, ...code });
      return resumeSession(client, project, user.id);
    },
    onSuccess: async (whose) => {
      if (whose !== 'other') return;
      // Somebody else sits here now: nothing of the one before may stay.
      await flushDrafts();
      startAnew(projectPath(project));
    },
  });
  const code = signIn.error instanceof ApiError ? signIn.error.code : null;
  const key = messageKey(code);
  const failure = signIn.isError ? (key ? t(key) : describeError(signIn.error)) : null;
  return {
    email,
    setEmail,
    password,
    setPassword,
    otp,
    setOtp,
    isPending: signIn.isPending,
    /** The server wants more, nothing was wrong. */
    isAsked: code === 111 || code === 113,
    lacksTwoFactor: code === 113,
    wantsOtp: code === 111 || code === 112 || otp !== '',
    message: signIn.data === 'nobody' ? t('cookieRefused', { ns: 'sign-in' }) : failure,
    submit: () => {
      if (!signIn.isPending && email && password) signIn.mutate();
    },
  };
}

function messageKey(code: number | null): `code.${100 | 103 | 111 | 112 | 113}` | null {
  return code === 100 || code === 103 || code === 111 || code === 112 || code === 113 ? `code.${code}` : null;
}
