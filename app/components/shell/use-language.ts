import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { userQueries } from '#app/entities/users/queries.ts';
import { publicLocale } from '#app/i18n/choose-locale.ts';
import { bundleOf } from '#app/i18n/packs.ts';
import { applyLocale, knownNamespaces } from '#app/i18n/setup.ts';
import { readStored } from '#app/lib/local-storage.ts';
import { useCurrentProject } from '#app/session/current-project.ts';

/*
 * Both ask for nothing themselves, and each is mounted only where it is needed: what is looked at stays in the cache, and
 * of a user who has left nothing may.
 */

/** The language of private screens: the user's, else the project's, and at once when it is changed. */
export function useUserLanguage(project: string): void {
  const info = useQuery({ ...projectQueries.info(project), enabled: false });
  const me = useQuery({ ...userQueries.me(project), enabled: false });
  const locale = me.data ? me.data.locale || (info.data?.default_locale ?? null) : undefined;
  useEffect(() => {
    if (locale !== undefined) void applyLocale(locale);
  }, [locale]);
}

/** Where this machine stores the language that was chosen on a public page. */
export const publicLanguageKey = 'language.public';

/** The language of public pages: the one chosen there before, else the project's or the browser's, once the project has answered. */
export function usePublicLanguage(): void {
  const current = useCurrentProject();
  const keys = useQuery({ ...projectQueries.keys(), enabled: false });
  const project = current ?? keys.data?.[0] ?? null;
  const info = useQuery({ ...projectQueries.info(project ?? ''), enabled: false });
  const isAnswered = project === null ? !keys.isPending : !info.isPending;
  const ofProject = info.data?.default_locale;
  useEffect(() => {
    if (!isAnswered) return;
    const chosen = readStored(publicLanguageKey);
    const wanted = [...(typeof chosen === 'string' ? [chosen] : []), ofProject ?? ''];
    const locale = publicLocale([...wanted, ...navigator.languages], (name) => bundleOf(name) !== null);
    void applyLocale(locale, knownNamespaces());
  }, [isAnswered, ofProject]);
}
