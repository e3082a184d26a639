import { ownValue } from '#app/lib/own-value.ts';
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

function character(code: number): string {
  try {
    return String.fromCodePoint(code);
  } catch {
    return '\u{fffd}';
  }
}

/** The words of an HTML text on one line, tags taken out: enough of them for a cell, however long the text is. */
export function textOfHtml(html: string, length = 400): string {
  // Twenty characters of markup for one of text are plenty; a megabyte need not be looked at.
  return html
    .slice(0, length * 20)
    .replace(/<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*(?:>|$)/gi, ' ')
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
      (entity, hex?: string, digits?: string, name?: string) =>
        name
          ? (ownValue(named, name.toLowerCase()) ?? entity)
          : character(hex ? parseInt(hex, 16) : Number(digits)),
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length);
}
