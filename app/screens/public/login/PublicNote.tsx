import { useTranslation } from 'react-i18next';
import { Markdown } from '#app/components/feedback/Markdown.tsx';

/** The project's note for everybody, under the form. */
export function PublicNote({ note }: { note?: string | null }) {
  const { t } = useTranslation('sign-in');
  return note ? <Markdown text={note} showsTags /> : <p>{t('poweredBy')}</p>;
}
