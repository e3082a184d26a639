/** Lines that an editor of text shows before it scrolls. */
const maxLines = 24;

/**
 * About how high the editor of a text is, px, as its style has it: 4 to 24 lines of 20. Of data each value has its line, as
 * it is laid out there.
 */
export function editorHeight(value: unknown): number {
  return Math.min(480, Math.max(80, linesOf(value, maxLines) * 20) + 8) + 2;
}

/** Lines of a value, as far as `most` of them: what comes after is not looked at, however deep it goes. */
function linesOf(value: unknown, max: number): number {
  if (typeof value === 'string') return value.split('\n', max).length;
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  if (parts.length === 0) return 1;
  let count = 2;
  for (const part of parts) {
    if (count >= max) break;
    count += typeof part === 'string' ? 1 : linesOf(part, max - count);
  }
  return count;
}

/** Letters of a rich text that are looked at: more than its editor shows without scrolling. */
const maxText = 20_000;

/**
 * About how high the editor of a rich text is, px: a toolbar and 24 px a line, 240 to 1000 as its settings have it.
 *
 * @param width px that the editor has; as much as a form gives it where that isn't known yet
 */
export function richTextHeight(value: unknown, width = 760): number {
  const blocks =
    typeof value === 'string' ? value.slice(0, maxText).split(/<\/(?:p|h\d|li|blockquote|div|tr|pre)>/i) : [];
  // A letter is about 7.1 px wide; the text stands 13 px from each edge.
  const perLine = Math.max(20, (width - 26) / 7.1);
  const heights = blocks
    .flatMap((block) =>
      block.split(/<br\b[^>]*>/i).map((line, index) => ({ line, gap: index === 0 ? 15 : 0 })),
    )
    .map(({ line, gap }) => ({ length: line.replaceAll(/<[^>]*>?/g, '').trim().length, gap }))
    .filter(({ length }) => length > 0)
    .map(({ length, gap }) => Math.ceil(length / perLine) * 24 + gap);
  const toolbar = width < 700 ? 87 : 48;
  return Math.min(1000, Math.max(240, toolbar + 33 + heights.reduce((sum, height) => sum + height, 0)));
}
