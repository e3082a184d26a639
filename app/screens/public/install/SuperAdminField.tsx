import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import type { Wizard } from './use-wizard.ts';
import { useFaultText } from './use-fault-text.ts';

/** Asked for by a server that has one already. */
export function SuperAdminField({ wizard: { values, faults, change, hasEarlier } }: { wizard: Wizard }) {
  const { t } = useTranslation('install');
  const faultText = useFaultText();
  return (
    <PasswordField
      label={t('superAdmin')}
      description={t(hasEarlier ? 'superAdminKept' : 'superAdminHint')}
      name="super-admin"
      autoComplete="off"
      aria-required
      value={values.superAdmin}
      onChange={(superAdmin) => change({ superAdmin })}
      showLabel={t('project.showPassword')}
      hideLabelText={t('project.hidePassword')}
      error={faultText(faults.superAdmin)}
    />
  );
}
