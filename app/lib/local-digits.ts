/** First of each run of ten digits: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const otherDigit = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59\uFF10-\uFF19]/g;
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A number or date with the digits 0 to 9 in place of those of other scripts, without marks of direction and space around. */
export function withPlainDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim();
  return text
    .replaceAll(directionMarks, '')
    .replaceAll(otherDigit, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    })
    .trim();
}
