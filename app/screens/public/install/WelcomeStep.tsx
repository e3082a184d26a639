import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Notice } from '#app/components/ui/Notice.tsx';
import { addresses } from '#app/session/addresses.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { SuperAdminField } from './SuperAdminField.tsx';

export function WelcomeStep({ wizard, isFirst }: StepProps) {
  const { t } = useTranslation('install');
  const { form, asksSuperAdmin } = wizard;
  const kind = isFirst ? 'welcome' : 'create';
  return (
    <StepForm
      wizard={wizard}
      title={t(`${kind}.title`)}
      start={isFirst ? <span /> : <Link {...addresses.signIn()}>{t('toSignIn')}</Link>}
    >
      <p>{t(`${kind}.body`)}</p>
      {asksSuperAdmin ? <SuperAdminField wizard={wizard} /> : null}
      {form.failure ? <Notice tone="bad" title={describeError(form.failure)} /> : null}
    </StepForm>
  );
}
