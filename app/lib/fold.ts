/** Letters that no accent can be taken off, and what is typed in their place. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ς: 'σ',
  // Arabic keyboards have other letters for these two than Persian and Urdu ones.
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
};
const spelling = new Map(Object.entries(spelt));

/** Accents, points of Hebrew and Arabic, lengthening, joiners and marks of direction. */
const marks =
  /[\u0300-\u036F]|[\u0591-\u05C7]|[\u0610-\u061A]|[\u064B-\u065F]|[\u0640\u200B-\u200F\u2066-\u2069]|\u0670/g;

/**
 * A text as a search of the app's own compares it: without accents and letter case, in the same way for all languages, so that
 * "cafe" finds "Café", "strasse" "Straße" and "istanbul" "İSTANBUL". Signs that make another word, as the vowels of Hindi and Thai
 * do, stay. Not for what is stored or sent.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[ßıłøđðþæœəςيىك]/g, (letter) => spelling.get(letter) ?? letter)
    .normalize('NFC');
}

/** Whether a text holds what was typed, both folded; every text holds nothing. */
export function holds(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed.trim()));
}
