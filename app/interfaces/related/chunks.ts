/** Keys of one request: an address holds no more. */
const most = 50;

/** A list in parts that an address holds; a longer list begins with the same parts. */
export function chunks(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / most) }, (_, index) =>
    keys.slice(index * most, (index + 1) * most),
  );
}
