/** Made by the build: where the strings of the locales are. */
declare module 'virtual:locale-packs' {
  /** The languages that there are strings for, besides English; the two pseudo-locales among them. */
  export const locales: readonly string[];
  /** What is in the first file of a locale; all else is in the other one. */
  export const firstNamespaces: readonly string[];
  export const addressOf: (locale: string, part: 'first' | 'rest') => string;
}

/** Made by the build: what React Aria says itself. */
declare module 'virtual:aria-strings' {
  /** Fetches React Aria's own texts in a locale that the app has, once; nothing for any other. */
  export const loadAriaStrings: (locale: string) => Promise<void>;
}
