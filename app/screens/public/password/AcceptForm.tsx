import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { claimsOfToken } from '#app/entities/session/rules.ts';
import { ApiError } from '#app/lib/api.ts';
import { clip } from '#app/lib/plain-text.ts';
import { Done } from './Done.tsx';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import styles from './password.module.css';

export interface AcceptFormProps {
  project: string | null;
  /** The project's name. */
  name: string;
  token: string;
}

/** Codes of an invitation that is forged or too old, and of one that was accepted before. */
const isVoid = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 101 || error.code === 106);

/**
 * Accepts an invitation. The server opens the account with no password and no session, so that the mail for a forgotten
 * password goes out at once.
 */
export function AcceptForm({ project, name, token }: AcceptFormProps) {
  const { t } = useTranslation('password');
  const router = useRouter();
  const accept = useMutation(sessionMutations.acceptInvitation());
  const request = useMutation(sessionMutations.requestReset());
  const invited = clip(claimsOfToken(token).email ?? '');
  const askForPassword = <Link {...addresses.resetPassword()}>{t('invitation.setPassword')}</Link>;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (project === null || accept.isPending) return;
    const email = await accept.mutateAsync({ project, token });
    await request.mutateAsync({ project, email, page: hrefOf(router, addresses.resetPassword()) });
  };
  if (accept.isSuccess && request.isSuccess) {
    return (
      <Done title={t('invitation.accepted')}>{t('invitation.acceptedBody', { email: accept.data })}</Done>
    );
  }
  if (accept.isSuccess && request.isError) {
    return (
      <>
        <Notice tone="bad" title={t('invitation.unsent')}>
          {clip(describeError(request.error), 300)}
        </Notice>
        {askForPassword}
      </>
    );
  }
  return (
    // Failures are shown from the mutations.
    <form onSubmit={(event) => void submit(event).catch(() => undefined)} className={styles.stack}>
      <p>
        {invited === '' ? t('invitation.bodyUnnamed', { project: name }) : null}
        {invited === '' ? null : t('invitation.body', { project: name, email: invited })}
      </p>
      <p>{t('invitation.next')}</p>
      {accept.isError ? (
        <Notice
          tone="bad"
          title={isVoid(accept.error) ? t('invitation.void') : clip(describeError(accept.error), 300)}
        >
          {isVoid(accept.error) ? t('invitation.voidBody') : null}
        </Notice>
      ) : null}
      <ActionRow>
        <Button type="submit" variant="primary" pending={accept.isPending || request.isPending} autoFocus>
          {t('invitation.accept')}
        </Button>
        {isVoid(accept.error) ? askForPassword : <Link {...addresses.signIn()}>{t('toSignIn')}</Link>}
      </ActionRow>
    </form>
  );
}
