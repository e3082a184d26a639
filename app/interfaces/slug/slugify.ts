/**
 * A text as part of an address: accents dropped, runs of anything but letters and digits of any script become one
 * hyphen. While typing, a hyphen at the end stays, since the next word is about to follow.
 */
export function slugify(
  text: string,
  { lowercase, typing = false }: { lowercase: boolean; typing?: boolean },
): string {
  const plain = text
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(typing ? /^-+/ : /^-+|-+$/g, '');
  return lowercase ? plain.toLowerCase() : plain;
}
