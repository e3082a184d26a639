import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { Done } from './Done.tsx';
import styles from './reset-password.module.css';

export function NewPasswordForm({ project, token }: { project: string | null; token: string }) {
  const { t } = useTranslation('sign-in');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reset = useMutation(sessionMutations.resetPassword());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && project !== null && !reset.isPending) reset.mutate({ project, token, password });
  };
  if (reset.isSuccess) return <Done title={t('reset.done')}>{t('reset.doneBody')}</Done>;
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
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        error={isMissing ? t('reset.required') : undefined}
      />
      {reset.isError ? <Notice tone="bad" title={describeError(reset.error)} /> : null}
      <Button type="submit" variant="primary" pending={reset.isPending}>
        {t('reset.newSubmit')}
      </Button>
    </form>
  );
}
