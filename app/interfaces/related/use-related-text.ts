import { useTranslation } from 'react-i18next';

/** The strings that relational inputs share. */
export function useRelatedText() {
  return useTranslation('related').t;
}
