import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { I18nProvider } from 'react-aria-components';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { MissingPartNotice } from '#app/components/shell/MissingPartNotice.tsx';
import { useHashLinks } from '#app/components/shell/hash-links.ts';
import { usePublicLanguage } from '#app/components/shell/use-language.ts';
import { TextsProvider, useControlLocale, useFailedLocale, useTexts } from '#app/i18n/locale.ts';
import { isPublicPath } from '#app/session/guard.ts';
import { isNotInstalled } from '#app/session/refusal.ts';

const LanguageNotice = lazyPart(async () => ({
  default: (await import('#app/components/shell/LanguageNotice.tsx')).LanguageNotice,
}));

/** What every page stands in. Public pages don't wait for the list of projects, so "not installed" is followed here. */
export function RootScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const { error } = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  const missing = isNotInstalled(error) && path !== '/install';
  const isPublic = isPublicPath(path);

  const failedLocale = useFailedLocale();
  const texts = useTexts();

  useHashLinks();
  useEffect(() => {
    if (missing) void navigate({ to: '/install', replace: true });
  }, [missing, navigate]);
  useEffect(() => {
    document.body.classList.toggle('public', isPublic);
    document.body.classList.toggle('private', !isPublic);
  }, [isPublic]);
  return (
    <TextsProvider value={texts}>
      <I18nProvider locale={useControlLocale()}>
        {isPublic ? <PublicLanguage /> : null}
        <Outlet />
        <MissingPartNotice />
        {failedLocale === null ? null : (
          <Suspense fallback={null}>
            <LanguageNotice locale={failedLocale} />
          </Suspense>
        )}
      </I18nProvider>
    </TextsProvider>
  );
}

function PublicLanguage() {
  usePublicLanguage();
  return null;
}
