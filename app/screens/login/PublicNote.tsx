import { useTranslation } from 'react-i18next';

/** The project's note for everybody; shown as the text that it is, since whoever edits it is not whoever reads it. */
export function PublicNote({ note }: { note?: string | null }) {
  const { t } = useTranslation('sign-in');
  return note ? <p style={{ whiteSpace: 'pre-line' }}>{note}</p> : <p>{t('poweredBy')}</p>;
}
