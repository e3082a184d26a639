import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { clip } from '#app/lib/plain-text.ts';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import { Done } from './Done.tsx';
import styles from './reset-password.module.css';

export function RequestForm({ project }: { project: string | null }) {
  const { t } = useTranslation('sign-in');
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const request = useMutation(sessionMutations.requestReset());
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const missing = !/^\S+@\S+$/.test(email);
    setMissing(missing);
    if (missing) input.current?.focus();
    else if (project !== null && !request.isPending) {
      request.mutate({ project, email, page: hrefOf(router, addresses.resetPassword()) });
    }
  };
  if (request.isSuccess) return <Done title={t('reset.sent')}>{t('reset.sentBody', { email })}</Done>;
  return (
    <form className={styles['stack']} noValidate onSubmit={handleSubmit}>
      <p>{t('reset.body')}</p>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        aria-required
        value={email}
        onChange={setEmail}
        inputRef={input}
        error={isMissing ? t(email ? 'emailInvalid' : 'required') : undefined}
      />
      {request.isError ? <Notice tone="bad" title={clip(describeError(request.error), 300)} /> : null}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" pending={request.isPending}>
          {t('reset.submit')}
        </Button>
        <Link {...addresses.signIn()}>{t('reset.toSignIn')}</Link>
      </div>
    </form>
  );
}
