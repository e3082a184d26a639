/** Keys of one request: an address holds no more. */
const max = 50;

/** A list in parts that an address holds; a longer list begins with the same parts. */
export function chunks(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / max) }, (_, index) =>
    keys.slice(index * max, (index + 1) * max),
  );
}
