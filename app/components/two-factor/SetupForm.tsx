import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { ActionRow } from '#app/components/ui/ActionRow.tsx';
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
import styles from '#app/components/two-factor/setup.module.css';

export interface SetupFormProps {
  project: string;
  account: OtpAccount;
  /** From a sign-in that lacks nothing else: there is no way on but this. */
  isHalf: boolean;
  onDone: () => void;
}

const otpSchema = object({
  code: string().test('complete', 'incomplete', (code) => otpOf(code ?? '') !== null),
});

export function SetupForm({ project, account, isHalf, onDone }: SetupFormProps) {
  const { t } = useTranslation('two-factor');
  const input = useRef<HTMLInputElement>(null);
  const activate = useMutation({
    ...sessionMutations.activateTwoFactor(),
    onSuccess: onDone,
    onError: () => input.current?.select(),
  });
  const form = useSmallForm({
    initialValues: { code: '' },
    schema: otpSchema,
    messages: { incomplete: t('incomplete') },
    onSubmit: async ({ code }) => {
      const otp = otpOf(code);
      if (otp !== null) await activate.mutateAsync({ project, secret: account.secret, otp });
    },
  });
  const handleCode = async (text: string) => {
    const code = maskOtp(text);
    const isNew = code !== form.values.code;
    await form.setFieldValue('code', code);
    if (isNew && otpOf(code) !== null) await form.submitForm();
  };
  const uri = otpauthUri(account);
  return (
    <form {...form.formProps} className={styles.stack}>
      <p>{t('body')}</p>
      <div className={styles.scan}>
        <QrCode text={uri} label={t('picture')} />
        {account.account ? (
          <span className={styles.account}>{t('account', { account: account.account })}</span>
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
        {...form.field('code')}
        onChange={(text) => void handleCode(text)}
        label={t('code')}
        description={t('codeHint')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="###-###"
        autoFocus
        aria-required
        inputRef={input}
      />
      <SignInMessage notice={form.failure ? noticeOfError(form.failure) : null} />
      <ActionRow>
        <Button type="submit" variant="primary" pending={form.isSubmitting}>
          {t('submit')}
        </Button>
        {isHalf ? <Link {...addresses.signIn()}>{t('otherUser')}</Link> : null}
      </ActionRow>
    </form>
  );
}
