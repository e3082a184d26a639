import { useTranslation } from 'react-i18next';

/** The locale for dates, numbers, lists and translated names; re-renders when it changes. */
export function useLocale(): string {
  return useTranslation().i18n.language;
}
