import { loadAriaStrings } from 'virtual:aria-strings';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import app from '../../i18n/en-US/app.json';
import errors from '../../i18n/en-US/errors.json';
import { setFailureTexts } from '#app/lib/api.ts';
import { isolated } from '#app/lib/isolates.ts';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { canonicalLocale, directionOf, isEnglish, sourceLocale } from './choose-locale.ts';
import { loadPack, bundleOf, type Strings } from './packs.ts';

export const i18n: I18n = i18next;

void i18next.use(initReactI18next).init({
  lng: sourceLocale,
  fallbackLng: sourceLocale,
  defaultNS: 'app',
  resources: { [sourceLocale]: { app, errors } },
  // React escapes what is put in; here it is set apart where it is read in the other direction than the text.
  interpolation: { escape: (value) => isolated(value, directionOf(current)) },
  // A translator's empty string is a missing one.
  returnEmptyString: false,
  initAsync: false,
  // A file that comes after the language was chosen is shown when it is there.
  react: { useSuspense: false, bindI18nStore: 'added' },
});

function translateFailures(): void {
  const t = i18next.getFixedT(null, 'errors');
  setFailureTexts({
    noData: t('noData'),
    tooSlow: t('tooSlow'),
    unreachable: t('unreachable'),
    unreadable: t('unreadable'),
    otherUser: t('otherUser'),
  });
}
i18next.on('languageChanged', translateFailures);

/** The locale that was asked for last: an answer for an earlier one comes too late. */
let asked: string = sourceLocale;
/** The locale of the texts: English while another one has no pack, or its pack could not be fetched. */
let current: string = sourceLocale;
/** Why English is shown in place of a locale: its texts could not be fetched, or there are none (`isUnknown`). */
export interface FailedLocale {
  locale: string;
  isUnknown: boolean;
}

/** Null: all is well. */
export const failedLocale = createStore<FailedLocale | null>(() => null);
const dismissedKey = 'language.dismissed';

/** Puts up with English: for this visit where the texts could not be fetched, for good where there are none. */
export function dismissFailedLocale(): void {
  const { locale, isUnknown } = failedLocale.getState() ?? {};
  if (isUnknown) writeStored(dismissedKey, locale);
  failedLocale.setState(null, true);
}

/**
 * Adds the English of a namespace; the build has it called before a module runs that uses the namespace. In another
 * language its texts follow on their own, unless they came with all the others.
 */
export function addStrings(namespace: string, strings: Strings): void {
  if (i18next.hasResourceBundle(sourceLocale, namespace)) return;
  i18next.addResourceBundle(sourceLocale, namespace, strings, false, false, { silent: true });
  const bundle = current === sourceLocale ? null : bundleOf(current);
  if (bundle === null || i18next.hasResourceBundle(current, namespace)) return;
  const locale = current;
  void loadPack(bundle, [namespace]).then(
    (found) => addPack(locale, found, false),
    () => failedLocale.setState({ locale, isUnknown: false }, true),
  );
}

function addPack(locale: string, found: Record<string, Strings>, silent: boolean): void {
  for (const [namespace, strings] of Object.entries(found)) {
    if (!i18next.hasResourceBundle(locale, namespace)) {
      i18next.addResourceBundle(locale, namespace, strings, false, false, { silent });
    }
  }
}

/**
 * Switches to a locale at once: numbers and dates follow it, texts as far as there is a pack for it. Of a locale that Intl
 * would throw at, that part is taken which it knows. `namespaces`: those that are needed now, all when left out. Never
 * rejects: when the texts can't be fetched, English stays and `failedLocale` tells.
 */
export async function applyLocale(
  locale: string | null | undefined,
  namespaces: readonly string[] | null = null,
): Promise<void> {
  const wanted = canonicalLocale(locale ?? '') ?? sourceLocale;
  asked = wanted;
  const bundle = bundleOf(wanted);
  const found = bundle === null ? {} : await loadPack(bundle, namespaces).catch(() => null);
  if (asked !== wanted) return;
  if (found) addPack(wanted, found, true);
  current = bundle !== null && found ? wanted : sourceLocale;
  failedLocale.setState(found ? unknownLocale(locale, bundle) : { locale: wanted, isUnknown: false }, true);
  // What controls say to screen readers; English does until it is there, or where it never comes.
  if (bundle !== null && found) void loadAriaStrings(bundle).catch(() => {});
  if (i18next.language !== wanted) await i18next.changeLanguage(wanted);
  document.documentElement.lang = current;
  document.documentElement.dir = directionOf(current);
}

/** A locale that is asked for and has no texts, unless somebody has put up with that before. */
function unknownLocale(locale: string | null | undefined, bundle: string | null): FailedLocale | null {
  if (!locale || bundle !== null || isEnglish(locale)) return null;
  return readStored(dismissedKey) === locale ? null : { locale, isUnknown: true };
}

/** The namespaces that are in use so far, for pages that need no more of a language. */
export function knownNamespaces(): readonly string[] {
  return Object.keys(i18next.getDataByLanguage(sourceLocale) ?? {});
}

/** The locale of the texts as they are shown. */
export function activeLocale(): string {
  return current;
}
