import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Sanitising Markdown takes a library that the sign-in must not wait for.
const Markdown = lazy(async () => ({
  default: (await import('#app/components/feedback/Markdown.tsx')).Markdown,
}));

/** The project's note for everybody, under the form. */
export function PublicNote({ note }: { note?: string | null }) {
  const { t } = useTranslation('sign-in');
  if (!note) return <p>{t('poweredBy')}</p>;
  return (
    <Suspense fallback={<p>{note}</p>}>
      <Markdown text={note} showsTags />
    </Suspense>
  );
}
