import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { ApiError } from '#app/lib/api.ts';
import { isSameUser } from '#app/session/expiry.ts';
import { forgetProject } from '#app/session/hydrated.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { markSignedOut } from '#app/session/sign-out.ts';
import { startSession } from '#app/session/sign-in.ts';
import { describeError } from './describe-error.ts';
import styles from './ReloginDialog.module.css';

/** Over the screen whose session has ended: the same user goes on where they were, with all that they typed. */
export function ReloginDialog() {
  const { t } = useTranslation(['app', 'sign-in', 'errors']);
  const project = useProject();
  const user = useCurrentUser();
  const client = useQueryClient();
  const router = useRouter();
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const formId = useId();

  const leave = async (to: '/login' | '/$project') => {
    markSignedOut(client, project);
    await router.navigate({ to, params: { project }, ignoreBlocker: true });
  };
  const signIn = useMutation({
    mutationFn: async () => {
      await startSession(client, {
        project,
        email,
        password,
        ...(otp ? { otp: otp.replace(/\D/g, '') } : {}),
      });
      return isSameUser(client, project, user.id);
    },
    onSuccess: async (isSame) => {
      if (isSame) return;
      // Somebody else sits here now: nothing of the one before may stay.
      forgetProject(client, project);
      await router.navigate({ to: '/$project', params: { project }, ignoreBlocker: true });
      globalThis.location.reload();
    },
  });
  const code = signIn.error instanceof ApiError ? signIn.error.code : null;
  const wantsOtp = code === 111 || code === 112 || otp !== '';
  const message = messageKey(code);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending && email && password) signIn.mutate();
  };
  return (
    <Dialog
      title={t('relogin.title')}
      role="alertdialog"
      size="sm"
      // There is nothing behind it that could be used.
      onClose={() => undefined}
      footer={
        <>
          <Button variant="quiet" onClick={() => void leave('/login')}>
            {t('relogin.leave')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={signIn.isPending}>
            {t('title', { ns: 'sign-in' })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={handleSubmit}>
        <p>{t('relogin.body')}</p>
        <TextField
          label={t('email', { ns: 'sign-in' })}
          type="email"
          autoComplete="username"
          aria-required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('password', { ns: 'sign-in' })}
          autoComplete="current-password"
          autoFocus
          aria-required
          value={password}
          onChange={setPassword}
          showLabel={t('showPassword', { ns: 'sign-in' })}
          hideLabelText={t('hidePassword', { ns: 'sign-in' })}
        />
        {wantsOtp ? (
          <TextField
            label={t('otp', { ns: 'sign-in' })}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={otp}
            onChange={setOtp}
          />
        ) : null}
        {signIn.isError ? (
          <Notice
            tone={code === 111 ? 'info' : 'bad'}
            title={message ? t(message, { ns: 'errors' }) : describeError(signIn.error)}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

function messageKey(code: number | null): `code.${100 | 103 | 111 | 112}` | null {
  return code === 100 || code === 103 || code === 111 || code === 112 ? `code.${code}` : null;
}
