import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { addresses } from '#app/session/addresses.ts';
import { Done } from './Done.tsx';
import { resetFailure } from './reset-failure.ts';
import styles from './reset-password.module.css';

export function NewPasswordForm({ project, token }: { project: string | null; token: string }) {
  const { t } = useTranslation('sign-in');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reset = useMutation({
    ...sessionMutations.resetPassword(),
    onError: () => input.current?.select(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else if (project !== null && !reset.isPending) reset.mutate({ project, token, password });
  };
  if (reset.isSuccess) return <Done title={t('reset.done')}>{t('reset.doneBody')}</Done>;
  const failure = reset.isError ? resetFailure(reset.error) : null;
  const refused = failure?.kind === 'password' ? t('reset.refused', { message: failure.message }) : undefined;
  return (
    <form className={styles['stack']} noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={t('reset.newPassword')}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        aria-required
        value={password}
        onChange={setPassword}
        inputRef={input}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        error={isMissing ? t('reset.required') : refused}
      />
      {failure?.kind === 'link' ? (
        <Notice tone="bad" title={t('reset.voidLink')}>
          {failure.message}
        </Notice>
      ) : null}
      {failure?.kind === 'other' ? <Notice tone="bad" title={failure.message} /> : null}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" pending={reset.isPending}>
          {t('reset.newSubmit')}
        </Button>
        {failure?.kind === 'link' ? (
          <Link {...addresses.resetPassword()}>{t('reset.again')}</Link>
        ) : (
          <Link {...addresses.signIn()}>{t('reset.toSignIn')}</Link>
        )}
      </div>
    </form>
  );
}
