import { useTranslation } from 'react-i18next';
import type { Fault } from './install-schema.ts';

/** The words for what is wrong with an input. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const { t } = useTranslation('install');
  return (fault) => {
    switch (fault) {
      case undefined:
        return undefined;
      case 'required':
      case 'superAdminWrong':
        return t(fault);
      case 'portInvalid':
        return t('database.portInvalid');
      default:
        return t(`project.${fault}`);
    }
  };
}
