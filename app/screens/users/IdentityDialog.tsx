import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import { FormDialog } from '#app/components/form/FormDialog.tsx';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { sessionMutations } from '#app/entities/session/mutations.ts';
import { addresses, hrefOf } from '#app/session/addresses.ts';
import { useCurrentUser } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { IdentityRequest, ProvenIdentity } from './identity.ts';

const identitySchema = object({ password: string().required('required'), isEverywhere: boolean() });

interface IdentityDialogProps extends IdentityRequest {
  onProven: (identity: ProvenIdentity) => void;
  onClose: () => void;
}

/**
 * Asks for the current password before what would let somebody else keep an account that was left open. The server itself
 * demands none: it is checked by a sign-in that leaves the session alone.
 */
export default function IdentityDialog(props: IdentityDialogProps) {
  const { title, body, confirmLabel, hasCode, onProven, onClose } = props;
  const { t } = useTranslation(['users', 'sign-in']);
  const project = useProject();
  const { email } = useCurrentUser();
  const check = useMutation(sessionMutations.checkPassword());
  const form = useSmallForm({
    initialValues: { password: '', isEverywhere: false },
    schema: identitySchema,
    messages: { required: t('identity.required'), wrong: t('identity.wrong') },
    onSubmit: async ({ password, isEverywhere }, { setFieldError }) => {
      if (await check.mutateAsync({ project, email, password })) onProven({ password, isEverywhere });
      else setFieldError('password', 'wrong');
    },
  });
  const everywhere = form.field('isEverywhere');
  return (
    <FormDialog
      form={form}
      title={title}
      size="sm"
      confirmLabel={confirmLabel}
      failed={t('identity.failed')}
      onClose={onClose}
    >
      <p>{body}</p>
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('identity.password')}
        autoComplete="current-password"
        autoFocus
        aria-required
        showLabel={t('sign-in:showPassword')}
        hideLabelText={t('sign-in:hidePassword')}
      />
      <ForgottenPassword project={project} email={email} />
      <Checkbox
        isSelected={everywhere.value}
        onChange={everywhere.onChange}
        description={t(hasCode ? 'identity.everywhereHint' : 'identity.elsewhereHint')}
      >
        {t(hasCode ? 'identity.everywhere' : 'identity.elsewhere')}
      </Checkbox>
    </FormDialog>
  );
}

/** Also for who signs in by another service and never had a password. */
function ForgottenPassword({ project, email }: { project: string; email: string }) {
  const { t } = useTranslation('users');
  const router = useRouter();
  const request = useMutation(sessionMutations.requestReset());
  if (request.isSuccess) return <Notice tone="good">{t('identity.sent', { email })}</Notice>;
  return (
    <div>
      <Button
        size="dense"
        variant="quiet"
        pending={request.isPending}
        onClick={() => request.mutate({ project, email, page: hrefOf(router, addresses.resetPassword()) })}
      >
        {t('identity.forgotten')}
      </Button>
      {request.isError ? <Notice tone="bad">{t('passwordMail.failed')}</Notice> : null}
    </div>
  );
}
