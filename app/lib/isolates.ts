// Names, paths, codes and numbers that are put into a sentence of the other direction are set apart, or they would turn around the
// punctuation beside them: “Delete FSI…PDI?”. The marks take no room and are not read aloud.

const rightToLeft = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;
const hasRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
/** What stands as it should in a sentence from right to left: its own letters, or one number. */
const isAtHome = new RegExp(
  String.raw`^(?:[\s\p{M}${rightToLeft}]*|[\u200E\u200F]?[+−-]?\p{Nd}+([.,٫٬\u00A0\u202F’]\p{Nd}+)*)$`,
  'u',
);
const isIsolated = /^\u2068[^\u2068\u2069]*\u2069$/;

/** A value as it goes into a sentence of that direction: isolated where it would be out of order, else as it is. */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  const isApart = direction === 'rtl' ? !isAtHome.test(value) : hasRightToLeft.test(value);
  return isApart && !isIsolated.test(value) ? `\u2068${value}\u2069` : value;
}

/** A text without the marks that `isolated` sets, for a file or a comparison. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
