const known = new Map<string, Intl.DisplayNames>();

/**
 * The name of a language code in the language of the reader: `de-AT` is "German (Austria)". What is no code, or has no
 * name, comes back as it is.
 */
export function languageName(code: string, locale: string): string {
  try {
    const names =
      known.get(locale) ??
      new Intl.DisplayNames([locale], {
        type: 'language',
        languageDisplay: 'standard',
        fallback: 'none',
      });
    known.set(locale, names);
    return names.of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}
