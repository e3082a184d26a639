import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Why a file of the app did not come: another version of it is on the server by now, or it can't be reached. */
export type MissingPart = 'updated' | 'unreachable';

const missing = createStore<MissingPart | null>(() => null);

/** What is to be said of a file that somebody waited for in vain; null while there is nothing to say. */
export function useMissingPart(): MissingPart | null {
  return useStore(missing);
}

export function dismissMissingPart(): void {
  missing.setState(null);
}

/** Says that a file did not come, and finds out why. */
export async function tellMissingPart(): Promise<void> {
  missing.setState((await isUpdated()) ? 'updated' : 'unreachable');
}

/** Code that an act needs: when it does not come, that is told, and the act fails with the error. */
export async function neededPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    void tellMissingPart();
    throw error;
  }
}

/** The page on the server begins with another script than this one. */
async function isUpdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const file = own && new URL(own).pathname.split('/').pop();
  try {
    const response = await fetch(new URL('.', document.baseURI), { cache: 'no-store' });
    const page = await response.text();
    return response.ok && page.includes('type="module"') && file !== undefined && !page.includes(`/${file}`);
  } catch {
    return false;
  }
}

/** How Vite begins to say that a style sheet did not come. */
const sheet = /^Unable to preload CSS for (.+)$/;

const lost = new WeakSet<Error>();

/**
 * Whether the error is of code that could not be fetched. Browsers keep it as failed for as long as the page lives (all but
 * Chromium): only a page that is loaded anew gets it.
 */
export function isCodeLost(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/**
 * Notes code that does not come. A part whose style sheet does not come is shown without it: that is asked for once more,
 * and told if it is gone.
 */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const [, path] = sheet.exec(event.payload.message) ?? [];
    if (path === undefined) {
      lost.add(event.payload);
      return;
    }
    event.preventDefault();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    // Browsers remember what they did not find.
    link.href = `${new URL(path, document.baseURI).href}?again`;
    link.onerror = () => void tellMissingPart();
    document.head.append(link);
  });
}
