import { useRouter } from '@tanstack/react-router';
import { type Address, hrefOf } from '#app/session/addresses.ts';

/**
 * Leaves to a list. Who came from it goes one step back, which brings its search, its order and its scroll position as
 * they were; who came from elsewhere gets the plain list. Nothing is asked on the way: only call it when all is saved.
 */
export function useLeave(list: Address): () => void {
  const router = useRouter();
  return () => {
    // As the browser writes it, which encodes more than the router does.
    const { hash } = new URL(hrefOf(router, list), location.href);
    if (previousPath() === hash) router.history.back({ ignoreBlocker: true });
    else void router.navigate({ ...list, ignoreBlocker: true });
  };
}

/** The hash of the entry before this one, without its search; null where the browser doesn't tell. */
function previousPath(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return before?.url ? (new URL(before.url).hash.split('?', 1)[0] ?? null) : null;
}
