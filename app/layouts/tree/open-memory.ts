/** Which items of a tree were open when it was left, for the way back to it. Kept as long as the page lives. */
const opened = new Map<string, ReadonlySet<string>>();
const max = 50;

export function rememberOpen(place: string, keys: ReadonlySet<string>): void {
  if (place === '') return;
  opened.delete(place);
  opened.set(place, keys);
  const [oldest] = opened.keys();
  if (opened.size > max && oldest !== undefined) opened.delete(oldest);
}

export function openAt(place: string): ReadonlySet<string> {
  return opened.get(place) ?? new Set();
}
