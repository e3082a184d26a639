import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from './choose-locale.ts';
import { failedLocale, spokenLocale, subscribeToFailedLocale } from './setup.ts';

/** The locale for dates, numbers, lists and translated names; re-renders when it changes. */
export function useLocale(): string {
  return useTranslation().i18n.language;
}

/**
 * The locale for controls that place things by it: as `useLocale`, unless its texts are missing and the page is read
 * in the other direction than it would be.
 */
export function useControlLocale(): string {
  const locale = useLocale();
  const spoken = spokenLocale();
  return directionOf(locale) === directionOf(spoken) ? locale : spoken;
}

/** The locale whose texts could not be fetched, null when there is none. */
export function useFailedLocale(): string | null {
  return useSyncExternalStore(subscribeToFailedLocale, failedLocale);
}
