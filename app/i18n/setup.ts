import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from '../../i18n/en-US/app.json';
import errors from '../../i18n/en-US/errors.json';
import signIn from '../../i18n/en-US/sign-in.json';
import { setFailureTexts } from '#app/lib/api.ts';

export const sourceLocale = 'en-US';

/** Packs other than English: one chunk per file, fetched when the language is chosen. */
const packs = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../i18n/*/*.json',
  '!../../i18n/en-US/*.json',
]);

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi']);

export const i18n: I18n = i18next;

void i18next.use(initReactI18next).init({
  lng: sourceLocale,
  fallbackLng: sourceLocale,
  defaultNS: 'app',
  ns: ['app', 'errors', 'sign-in'],
  resources: { [sourceLocale]: { app, errors, 'sign-in': signIn } },
  interpolation: { escapeValue: false },
  // A translator's empty string is a missing one.
  returnEmptyString: false,
  initAsync: false,
  react: { useSuspense: false },
});

function translateFailures(): void {
  const t = i18next.getFixedT(null, 'errors');
  setFailureTexts({
    noData: t('noData'),
    tooSlow: t('tooSlow'),
    unreachable: t('unreachable'),
    unreadable: t('unreadable'),
  });
}
i18next.on('languageChanged', translateFailures);

/** Adds the English of a part that is loaded later; the part calls it when its own chunk runs. */
export function addStrings(namespace: string, strings: Record<string, unknown>): void {
  if (!i18next.hasResourceBundle(sourceLocale, namespace)) {
    i18next.addResourceBundle(sourceLocale, namespace, strings);
  }
}

/**
 * Switches to a locale: numbers and dates follow it at once, texts as far as there is a pack for it. A locale that
 * the browser doesn't know is refused, since Intl would throw on each use.
 */
export async function applyLocale(locale: string | null | undefined): Promise<void> {
  const wanted = locale && isLocale(locale) ? locale : sourceLocale;
  const files = Object.entries(packs).filter(([path]) => path.includes(`/${wanted}/`));
  await Promise.all(
    files.map(async ([path, load]) => {
      const namespace = path.split('/').at(-1)?.replace('.json', '') ?? 'app';
      if (!i18next.hasResourceBundle(wanted, namespace)) {
        i18next.addResourceBundle(wanted, namespace, (await load()).default);
      }
    }),
  );
  await i18next.changeLanguage(wanted);
  const spoken = files.length > 0 ? wanted : sourceLocale;
  document.documentElement.lang = spoken;
  document.documentElement.dir = directionOf(spoken);
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
