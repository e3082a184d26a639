import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { describeError } from '#app/components/shell/describe-error.ts';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import { Done } from './Done.tsx';
import styles from './password.module.css';

const requestSchema = object({
  email: string()
    .required('required')
    .matches(/^\S+@\S+$/, 'emailInvalid'),
});

export function RequestForm({ project }: { project: string | null }) {
  const { t } = useTranslation('password');
  const { t: tSignIn } = useTranslation('sign-in');
  const router = useRouter();
  const request = useMutation(sessionMutations.requestReset());
  const form = useSmallForm({
    initialValues: { email: '' },
    schema: requestSchema,
    messages: { required: tSignIn('required'), emailInvalid: tSignIn('emailInvalid') },
    onSubmit: async ({ email }) => {
      if (project !== null) {
        await request.mutateAsync({ project, email, page: hrefOf(router, addresses.resetPassword()) });
      }
    },
  });
  if (request.isSuccess) return <Done title={t('sent')}>{t('sentBody', { email: form.values.email })}</Done>;
  return (
    <form {...form.formProps} className={styles.stack}>
      <p>{t('body')}</p>
      <TextField
        {...form.field('email')}
        label={tSignIn('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        aria-required
      />
      {form.failure ? <Notice tone="bad" title={clip(describeError(form.failure), 300)} /> : null}
      <ActionRow>
        <Button type="submit" variant="primary" pending={form.isSubmitting}>
          {t('submit')}
        </Button>
        <Link {...addresses.signIn()}>{t('toSignIn')}</Link>
      </ActionRow>
    </form>
  );
}
