/**
 * For `memo`, where props come in groups: true when each prop is the same one, or an object whose values are. An object
 * made anew with what it held before renders nothing.
 */
export function sameParts(before: object, after: object): boolean {
  return sameValues(before, after, (a, b) => isPlain(a) && isPlain(b) && sameValues(a, b, Object.is));
}

function sameValues(before: object, after: object, isAlike: (a: unknown, b: unknown) => boolean): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after) as [string, unknown][];
  return (
    known.size === entries.length &&
    entries.every(([name, value]) => {
      const old = known.get(name);
      return known.has(name) && (Object.is(old, value) || isAlike(old, value));
    })
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
