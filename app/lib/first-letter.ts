const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a text as a reader sees it, with all its marks, as a capital of the locale: `i` is `İ` in Turkish. */
export function firstLetter(text: string, locale: string): string {
  const [first] = segmenter.segment(text);
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}
