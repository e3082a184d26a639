import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { flushDrafts } from '#app/drafts/draft-writer.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { userName } from '#app/entities/users/rules.ts';
import { addresses } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { markSignedOut } from '#app/session/sign-out.ts';
import { hasUnsaved, startAnew } from '#app/session/unsaved.ts';
import styles from './ReloginDialog.module.css';
import { useRelogin } from './use-relogin.ts';

/**
 * Over the screen whose session has ended: the same user goes on where they were, with all that they typed. `holder` is
 * the id of somebody else who has signed in meanwhile: the screen is hidden from them, and theirs is loaded anew.
 */
export function ReloginDialog({ holder }: { holder: number | null }) {
  const { t } = useTranslation(['session', 'sign-in', 'errors']);
  const project = useProject();
  const user = useCurrentUser();
  const form = useRelogin(project, user);
  const formId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      title={t(holder === null ? 'endedTitle' : 'otherTitle')}
      role="alertdialog"
      size="sm"
      // There is nothing behind it that could be used.
      onClose={() => undefined}
      footer={
        <>
          {holder === null ? <Leave project={project} /> : <ContinueAs project={project} holder={holder} />}
          {form.lacksTwoFactor ? (
            <SetUpTwoFactor email={form.email} />
          ) : (
            <Button type="submit" form={formId} variant="primary" pending={form.isPending}>
              {t('title', { ns: 'sign-in' })}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {holder === null ? (
          <p>{t('endedBody')}</p>
        ) : (
          <About project={project} holder={holder} user={userName(user)} />
        )}
        <TextField
          label={t('email', { ns: 'sign-in' })}
          type="email"
          autoComplete="username"
          aria-required
          value={form.email}
          onChange={form.setEmail}
        />
        <PasswordField
          label={t('password', { ns: 'sign-in' })}
          autoComplete="current-password"
          autoFocus
          aria-required
          value={form.password}
          onChange={form.setPassword}
          showLabel={t('showPassword', { ns: 'sign-in' })}
          hideLabelText={t('hidePassword', { ns: 'sign-in' })}
        />
        {form.wantsOtp ? (
          <TextField
            label={t('otp', { ns: 'sign-in' })}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={form.otp}
            onChange={form.setOtp}
          />
        ) : null}
        {form.message ? (
          <Notice tone={form.isAsked ? 'info' : 'bad'} title={form.message}>
            {form.lacksTwoFactor && hasUnsaved() ? t('twoFactorFirst') : null}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

/** The role has asked for a second factor meanwhile: what is staged waits as a draft where the set-up leads back to. */
function SetUpTwoFactor({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const router = useRouter();
  const go = async () => {
    await flushDrafts();
    await router.navigate({
      ...addresses.setUpTwoFactor({ redirect: router.state.location.href }),
      state: { halfSignedIn: true, email },
      ignoreBlocker: true,
    });
  };
  return (
    <Button variant="primary" autoFocus onClick={() => void go()}>
      {t('setUpTwoFactor')}
    </Button>
  );
}

function Leave({ project }: { project: string }) {
  const { t } = useTranslation('session');
  const client = useQueryClient();
  const router = useRouter();
  const leave = async () => {
    markSignedOut(client, project);
    await router.navigate({ ...addresses.signIn(), ignoreBlocker: true });
  };
  return (
    <Button variant="quiet" onClick={() => void leave()}>
      {t('leave')}
    </Button>
  );
}

function useHolderName(project: string, holder: number): string {
  const { t } = useTranslation('session');
  const { data } = useQuery(userQueries.holder(project, holder));
  return data ? userName(data) : t('otherUnknown');
}

function ContinueAs({ project, holder }: { project: string; holder: number }) {
  const { t } = useTranslation('session');
  const go = async () => {
    await flushDrafts();
    startAnew(null);
  };
  return (
    <Button variant="quiet" onClick={() => void go()}>
      {t('continueAs', { name: useHolderName(project, holder) })}
    </Button>
  );
}

/** Hides the screen behind as well: it shows what the first user may see. */
function About({ project, holder, user }: { project: string; holder: number; user: string }) {
  const { t } = useTranslation('session');
  const name = useHolderName(project, holder);
  return (
    <div className={styles.other}>
      <p>{t('otherBody', { name, user })}</p>
      {hasUnsaved() ? <p>{t('otherDraft', { user })}</p> : null}
    </div>
  );
}
