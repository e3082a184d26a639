import { createStore } from 'zustand/vanilla';

/*
 * The addresses of a file stay when its content changes, and browsers go on showing what they know of them: the answer in
 * their cache, and in Firefox and Safari the picture that the page has drawn, whatever the cache says. What a replaced file
 * holds is read anew, and shown from memory for as long as the page lives.
 */

/** Where to show from what is at an address, where that was read anew. */
export const freshAssets = createStore<ReadonlyMap<string, string>>(() => new Map());

/** Reads what is at addresses of a file past the browser's cache. One that can't be read stays as the browser knows it. */
export async function readAnew(addresses: Iterable<string>): Promise<void> {
  const all = [...addresses];
  const read = await Promise.allSettled(all.map(contentAt));
  const known = freshAssets.getState();
  const fresh = new Map(known);
  for (const [index, address] of all.entries()) {
    const before = known.get(address);
    if (before !== undefined) URL.revokeObjectURL(before);
    fresh.delete(address);
    const result = read[index];
    if (result?.status === 'fulfilled' && result.value) fresh.set(address, URL.createObjectURL(result.value));
  }
  freshAssets.setState(fresh, true);
}

async function contentAt(address: string): Promise<Blob | null> {
  // With cookies, as pictures ask: an answer to who asks without them is kept apart.
  const answer = await fetch(address, { cache: 'reload', credentials: 'include' });
  const content = await answer.blob();
  // As a page of its own an SVG from memory would be one of the app's.
  return answer.ok && !content.type.startsWith('image/svg') ? content : null;
}
