import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { addresses } from '#app/session/addresses.ts';
import { forgetUnkeptSession } from '#app/session/kept-session.ts';
import styles from './login.module.css';
import { maskOtp, otpOf } from '#app/components/two-factor/otp.ts';
import { ProviderLinks } from './ProviderLinks.tsx';
import { noticeOfError, type SignInNotice } from '#app/components/two-factor/sign-in-notice.ts';
import { SignInMessage } from '#app/components/two-factor/SignInMessage.tsx';
import { useSignIn } from './use-sign-in.ts';

/** After this long without an answer the form says that it is still at it. */
const patience = 5000;

export interface SignInFormProps {
  /** Null while the list of projects is not there. */
  project: string | null;
  redirect: string | undefined;
  /** What the way here has to say. */
  arrival: SignInNotice | null;
}

export function SignInForm({ project, redirect, arrival }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [missing, setMissing] = useState<Partial<Missing>>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const otpInput = useRef<HTMLInputElement>(null);

  const signIn = useSignIn(project, redirect, () => passwordInput.current?.select());
  const notice = signIn.isError ? noticeOfError(signIn.error) : signIn.isPending ? null : arrival;
  const wantsOtp = useIsOtpAsked(notice, signIn.failureCount, otpInput);

  const submit = (code: string) => {
    if (signIn.isPending) return;
    const found = missingIn({ email, password, otp: code });
    setMissing(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else if (found.otp) otpInput.current?.focus();
    else {
      forgetUnkeptSession();
      signIn.mutate({ email, password, otp: otpOf(code) });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(otp);
  };
  const handleEmail = (text: string) => {
    setEmail(text);
    // Whoever types here is about to need what stands behind the sign-in.
    Promise.resolve(router.loadRouteChunk(router.routesById['/$project'])).catch(() => undefined);
  };
  const handleOtp = (text: string) => {
    const masked = maskOtp(text);
    setOtp(masked);
    if (otpOf(masked) && masked !== otp) submit(masked);
  };

  return (
    <form className={styles.stack} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        aria-required
        value={email}
        onChange={handleEmail}
        inputRef={emailInput}
        error={missing.email ? t(email ? 'emailInvalid' : 'required') : undefined}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        aria-required
        value={password}
        onChange={setPassword}
        inputRef={passwordInput}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        error={missing.password ? t('required') : undefined}
      />
      {wantsOtp ? (
        <OtpField value={otp} onChange={handleOtp} inputRef={otpInput} isIncomplete={missing.otp} />
      ) : null}
      <SignInMessage notice={notice} />
      {signIn.isPending ? <SlowMessage /> : null}
      <div className={styles.submit}>
        <Button type="submit" variant="primary" pending={signIn.isPending}>
          {t('submit')}
        </Button>
        <Link {...addresses.resetPassword()}>{t('forgotPassword')}</Link>
      </div>
      {project === null ? null : <ProviderLinks project={project} />}
    </form>
  );
}

interface Missing {
  email: boolean;
  password: boolean;
  otp: boolean;
}

/** What of it can't be sent like this. Whether a code is needed, the server will say. */
function missingIn({ email, password, otp }: { email: string; password: string; otp: string }): Missing {
  return {
    email: !/^\S+@\S+$/.test(email),
    password: password === '',
    otp: otp !== '' && !otpOf(otp),
  };
}

/** True from when the server has asked for a code; each time it does, what stands in the field is selected. */
function useIsOtpAsked(
  notice: SignInNotice | null,
  failureCount: number,
  input: RefObject<HTMLInputElement | null>,
): boolean {
  const [wantsOtp, setWantsOtp] = useState(false);
  const asked = notice?.code === 111 || notice?.code === 112;
  if (asked && !wantsOtp) setWantsOtp(true);
  useEffect(() => {
    if (asked) input.current?.select();
  }, [asked, failureCount, input]);
  return wantsOtp;
}

interface OtpFieldProps {
  value: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  isIncomplete: boolean | undefined;
}

function OtpField({ isIncomplete, ...props }: OtpFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      label={t('otp')}
      description={t('otpHint')}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="###-###"
      error={isIncomplete ? t('otpIncomplete') : undefined}
      {...props}
    />
  );
}

function SlowMessage() {
  const { t } = useTranslation('sign-in');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <Notice tone="info">{t('slow')}</Notice> : null;
}
