import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Takes clicks on plain links within the app (`href="#/…"` in breadcrumbs, menus, notes) to the router, which can
 * then ask about unsaved edits before the address changes. The browser keeps those that open elsewhere.
 */
export function useHashLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
      if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return;
      event.preventDefault();
      router.history.push(link.hash.slice(1));
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [router]);
}
