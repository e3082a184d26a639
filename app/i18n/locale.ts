import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { directionOf, inGregorian } from './choose-locale.ts';
import { failedLocale, i18n, activeLocale, type FailedLocale } from './setup.ts';

/** The texts as they are now: another object whenever the language changes or some of its texts come late. */
export interface Texts {
  readonly locale: string;
  /** A text by namespace and key, `interfaces:toggle.on`. */
  readonly find: (key: string, values?: Record<string, unknown>) => string;
}

const textsNow = (): Texts => ({
  locale: i18n.language,
  find: (key, values) => (i18n.t as Texts['find'])(key, values),
});

let texts = textsNow();

function subscribeToTexts(listener: () => void): () => void {
  const renew = () => {
    texts = textsNow();
    listener();
  };
  i18n.on('languageChanged', renew);
  i18n.store.on('added', renew);
  return () => {
    i18n.off('languageChanged', renew);
    i18n.store.off('added', renew);
  };
}

const TextsContext = createContext<Texts | null>(null);

/** Gives the texts to all below: a thousand cells that each listen for a change of language would be slow. */
export const TextsProvider = TextsContext.Provider;

/** For `TextsProvider`, once. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribeToTexts, () => {
    // Before anybody listened the language may have changed.
    if (texts.locale !== i18n.language) texts = textsNow();
    return texts;
  });
}

/** The texts that are given; without a provider those of now. */
export function useTextsOf(): Texts {
  return use(TextsContext) ?? texts;
}

/** The locale for dates, numbers, lists and translated names; re-renders when it changes. */
export function useLocale(): string {
  return use(TextsContext)?.locale ?? i18n.language;
}

/**
 * The locale for controls that place things by it: as `useLocale`, unless its texts are missing and the page is read
 * in the other direction than it would be. Where another calendar is usual it says that the Gregorian one is meant.
 */
export function useControlLocale(): string {
  const locale = useLocale();
  const spoken = activeLocale();
  return inGregorian(directionOf(locale) === directionOf(spoken) ? locale : spoken);
}

/** The locale whose texts are not shown, null when there is none. */
export function useFailedLocale(): FailedLocale | null {
  return useStore(failedLocale);
}
