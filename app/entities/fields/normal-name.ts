/**
 * A name as tables and columns may have it: in lower case, spaces as '_', what is neither letter, digit nor '_' left
 * out, several '_' as one.
 */
export function normalName(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '_').replaceAll(/\W/g, '').replaceAll(/_+/g, '_');
}
