import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { groupedSecret, type OtpAccount, otpauthUri } from '#app/components/two-factor/otpauth.ts';
import { QrCode } from '#app/components/two-factor/QrCode.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { maskOtp, otpOf } from '#app/components/two-factor/otp.ts';
import { noticeOfError } from '#app/components/two-factor/sign-in-notice.ts';
import { SignInMessage } from '#app/components/two-factor/SignInMessage.tsx';
import { addresses } from '#app/session/addresses.ts';
import styles from '#app/screens/public/setup-2fa/setup-2fa.module.css';

export interface SetupFormProps {
  project: string;
  account: OtpAccount;
  /** From a sign-in that lacks nothing else: there is no way on but this. */
  isHalf: boolean;
  onDone: () => void;
}

export function SetupForm({ project, account, isHalf, onDone }: SetupFormProps) {
  const { t } = useTranslation('two-factor');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const activate = useMutation({
    ...sessionMutations.activateTwoFactor(),
    onSuccess: onDone,
    onError: () => input.current?.select(),
  });
  const submit = (typed: string) => {
    const otp = otpOf(typed);
    setIncomplete(otp === null);
    if (otp === null) input.current?.focus();
    else if (!activate.isPending) activate.mutate({ project, secret: account.secret, otp });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };
  const handleCode = (text: string) => {
    const masked = maskOtp(text);
    setCode(masked);
    if (otpOf(masked) && masked !== code) submit(masked);
  };
  const uri = otpauthUri(account);
  return (
    <form className={styles['stack']} noValidate onSubmit={handleSubmit}>
      <p>{t('body')}</p>
      <div className={styles['scan']}>
        <QrCode text={uri} label={t('picture')} />
        {account.account ? (
          <span className={styles['account']}>{t('account', { account: account.account })}</span>
        ) : null}
        <a href={uri}>{t('onThisDevice')}</a>
      </div>
      <CopyText
        label={t('secret')}
        text={account.secret}
        shown={groupedSecret(account.secret)}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
      <TextField
        label={t('code')}
        description={t('codeHint')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="###-###"
        autoFocus
        aria-required
        value={code}
        onChange={handleCode}
        inputRef={input}
        error={isIncomplete ? t('incomplete') : undefined}
      />
      <SignInMessage notice={activate.isError ? noticeOfError(activate.error) : null} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" pending={activate.isPending}>
          {t('submit')}
        </Button>
        {isHalf ? <Link {...addresses.signIn()}>{t('otherUser')}</Link> : null}
      </div>
    </form>
  );
}
