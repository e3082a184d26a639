import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import type { Wizard } from './use-wizard.ts';

/** Asked for by a server that has one already. */
export function SuperAdminField({ wizard: { form, hasEarlier } }: { wizard: Wizard }) {
  const { t } = useTranslation('install');
  return (
    <PasswordField
      {...form.field('superAdmin')}
      label={t('superAdmin')}
      description={t(hasEarlier ? 'superAdminKept' : 'superAdminHint')}
      name="super-admin"
      autoComplete="off"
      aria-required
      showLabel={t('project.showPassword')}
      hideLabelText={t('project.hidePassword')}
    />
  );
}
