/**
 * What parts the lines of a text in an editor, so that every break it holds comes out as it went in: CR LF only when
 * there is no other break, since a lone one would otherwise be made like the rest.
 */
export function lineBreakOf(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text) ? '\r\n' : '\n';
}

/** Number of lines; an empty text has one, as an editor shows it. */
export function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
