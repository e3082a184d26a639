export interface GapQuestion {
  /** Languages in the order that they are gone through. */
  codes: readonly string[];
  /** The one that is edited. */
  code: string;
  /** The field that was led to last; null: none yet. */
  from: string | null;
  /** Names of all fields in their order. */
  order: readonly string[];
  /** Names of the fields of a language that are missing or outdated, in their order. */
  gapsOf: (code: string) => readonly string[];
}

/** The text to go to: the next of this language, else the first of the next language that lacks one; null: none is left. Pure. */
export function nextGap({
  codes,
  code,
  from,
  order,
  gapsOf,
}: GapQuestion): { code: string; name: string } | null {
  const after = from === null ? -1 : order.indexOf(from);
  const later = gapsOf(code).find((name) => order.indexOf(name) > after);
  if (later !== undefined) return { code, name: later };
  const at = codes.indexOf(code);
  // Once around, and in the end the beginning of this one.
  for (const other of [...codes.slice(at + 1), ...codes.slice(0, at + 1)]) {
    const [first] = gapsOf(other);
    if (first !== undefined) return { code: other, name: first };
  }
  return null;
}
