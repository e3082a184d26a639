import { useTranslation } from 'react-i18next';
import type { DraftNoticeProps } from '#app/editing/drafts/DraftNotice.tsx';

/** Words about settings, which are saved over what others have saved. */
export function useDraftWords(): NonNullable<DraftNoticeProps['words']> {
  const { t } = useTranslation('settings');
  return {
    body: (count, fields) => t('draft.body', { count, fields }),
    conflict: (fields) => t('draft.conflict', { fields }),
  };
}
