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
