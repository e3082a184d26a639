import { useRouter } from '@tanstack/react-router';

/**
 * Leaves to a list. Who came from it goes one step back, which brings its search, its order and its scroll position as
 * they were; who came from elsewhere gets the plain list. Nothing is asked on the way: only call it when all is saved.
 */
export function useLeave(listPath: string): () => void {
  const { history } = useRouter();
  return () => {
    if (previousPath() === listPath) history.back({ ignoreBlocker: true });
    else history.push(listPath, undefined, { ignoreBlocker: true });
  };
}

/** The path behind the hash of the entry before this one; null where the browser doesn't tell. */
function previousPath(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  const [, hash = ''] = before?.url?.split('#', 2) ?? [];
  return hash.split('?', 1)[0] ?? null;
}
