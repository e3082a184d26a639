import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { addresses } from '#app/session/addresses.ts';
import { Done } from './Done.tsx';
import { resetFailure } from './reset-failure.ts';
import styles from './password.module.css';

const passwordSchema = object({ password: string().required('required') });

export function NewPasswordForm({ project, token }: { project: string | null; token: string }) {
  const { t } = useTranslation('password');
  const { t: tSignIn } = useTranslation('sign-in');
  const input = useRef<HTMLInputElement>(null);
  const reset = useMutation({
    ...sessionMutations.resetPassword(),
    onError: () => input.current?.select(),
  });
  const form = useSmallForm({
    initialValues: { password: '' },
    schema: passwordSchema,
    messages: { required: t('required') },
    onSubmit: async ({ password }, { setFieldError }) => {
      if (project === null) return;
      try {
        await reset.mutateAsync({ project, token, password });
      } catch (error) {
        const { kind, message } = resetFailure(error);
        if (kind !== 'password') throw error;
        setFieldError('password', t('refused', { message }));
      }
    },
  });
  if (reset.isSuccess) return <Done title={t('done')}>{t('doneBody')}</Done>;
  const failure = form.failure ? resetFailure(form.failure) : null;
  return (
    <form {...form.formProps} className={styles.stack}>
      <PasswordField
        {...form.field('password')}
        label={t('newPassword')}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        aria-required
        inputRef={input}
        showLabel={tSignIn('showPassword')}
        hideLabelText={tSignIn('hidePassword')}
      />
      {failure?.kind === 'link' ? (
        <Notice tone="bad" title={t('voidLink')}>
          {/* Servers repeat the whole token, which says nothing to anybody. */}
          {token !== '' && failure.message.includes(token) ? null : failure.message}
        </Notice>
      ) : null}
      {failure?.kind === 'other' ? <Notice tone="bad" title={failure.message} /> : null}
      <ActionRow>
        <Button type="submit" variant="primary" pending={form.isSubmitting}>
          {t('newSubmit')}
        </Button>
        {failure?.kind === 'link' ? (
          <Link {...addresses.resetPassword()}>{t('again')}</Link>
        ) : (
          <Link {...addresses.signIn()}>{t('toSignIn')}</Link>
        )}
      </ActionRow>
    </form>
  );
}
