/*
 * The addresses of a file stay when its content changes, and browsers go on showing what they know of them: the answer in
 * their cache, and in Firefox and Safari the picture that the page has drawn, whatever the cache says. What a replaced file
 * holds is read anew, and shown from memory for as long as the page lives.
 */

const fresh = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reads what is at addresses of a file past the browser's cache. One that can't be read stays as the browser knows it. */
export async function readAnew(addresses: Iterable<string>): Promise<void> {
  await Promise.allSettled([...addresses].map(renew));
  for (const listener of listeners) listener();
}

async function renew(address: string): Promise<void> {
  const before = fresh.get(address);
  fresh.delete(address);
  // With cookies, as pictures ask: an answer to who asks without them is kept apart.
  const answer = await fetch(address, { cache: 'reload', credentials: 'include' });
  const content = await answer.blob();
  // As a page of its own an SVG from memory would be one of the app's.
  if (answer.ok && !content.type.startsWith('image/svg')) fresh.set(address, URL.createObjectURL(content));
  if (before !== undefined) URL.revokeObjectURL(before);
}

/** Where to show from what is at an address: itself, or what was read anew of it. */
export function freshAddress(address: string): string {
  return fresh.get(address) ?? address;
}

/** For useSyncExternalStore. */
export function subscribeToFreshAssets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
