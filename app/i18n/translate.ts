import { i18n } from './setup.ts';

/**
 * Resolves the API's `$t:key` texts (names of extensions, titles of navigation entries). Every word that begins with
 * `$t:` is looked up in the app's strings under `stored.`; what is not found shows as its own words.
 */
export function translateStored(text: string): string {
  return text.replace(/\$t:([\w-]+)/g, (_, key: string) =>
    i18n.t(`stored.${key}`, { defaultValue: key.replaceAll(/[_-]+/g, ' ') }),
  );
}
