import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { MissingPartNotice } from '#app/components/shell/MissingPartNotice.tsx';
import { usePublicLanguage } from '#app/components/shell/use-language.ts';
import { TextsProvider, useControlLocale, useFailedLocale, useTexts } from '#app/i18n/locale.ts';
import { addresses, hrefOf, type Address } from '#app/session/addresses.ts';
import { isPublicPath } from '#app/session/guard.ts';
import { isNotInstalled } from '#app/session/api-errors.ts';

// Links in menus lead to places of the app.
declare module 'react-aria-components' {
  interface RouterConfig {
    href: Address;
  }
}

const LanguageNotice = lazyPart(async () => ({
  default: (await import('#app/components/shell/LanguageNotice.tsx')).LanguageNotice,
}));

/** What every page stands in. Public pages don't wait for the list of projects, so "not installed" is followed here. */
export function RootScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const router = useRouter();
  const { error } = useQuery({ ...projectQueries.keys(), retryOnMount: false });
  const missing = isNotInstalled(error) && path !== '/install';
  const isPublic = isPublicPath(path);

  const failedLocale = useFailedLocale();
  const texts = useTexts();

  useEffect(() => {
    if (missing) void router.navigate({ ...addresses.install(), replace: true });
  }, [missing, router]);
  useEffect(() => {
    document.body.classList.toggle('public', isPublic);
    document.body.classList.toggle('private', !isPublic);
  }, [isPublic]);
  return (
    <TextsProvider value={texts}>
      <I18nProvider locale={useControlLocale()}>
        <RouterProvider navigate={(to) => void router.navigate(to)} useHref={(to) => hrefOf(router, to)}>
          {isPublic ? <PublicLanguage /> : null}
          <Outlet />
          <MissingPartNotice />
          {failedLocale === null ? null : (
            <Suspense fallback={null}>
              <LanguageNotice failed={failedLocale} />
            </Suspense>
          )}
        </RouterProvider>
      </I18nProvider>
    </TextsProvider>
  );
}

function PublicLanguage() {
  usePublicLanguage();
  return null;
}
