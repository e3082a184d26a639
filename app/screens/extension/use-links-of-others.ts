import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';

/**
 * Takes clicks on the plain links of an extension (`href="#/…"`) to the router, which asks about unsaved edits before the
 * address changes. The browser keeps those that open elsewhere.
 */
export function useLinksOfOthers(): (event: MouseEvent) => void {
  const { history } = useRouter();
  return useCallback(
    (event) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !isPlain) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
      if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return;
      event.preventDefault();
      history.push(link.hash.slice(1));
    },
    [history],
  );
}
