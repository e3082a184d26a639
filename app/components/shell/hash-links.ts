import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { savesData } from '#app/lib/connection.ts';

/**
 * Takes clicks on plain links within the app (`href="#/…"` in breadcrumbs, menus, notes) to the router, which can
 * then ask about unsaved edits before the address changes. The browser keeps those that open elsewhere. What a link leads to
 * is asked for as soon as it is pressed.
 */
export function useHashLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
      if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return;
      event.preventDefault();
      router.history.push(link.hash.slice(1));
    };
    const handlePress = (event: PointerEvent) => {
      // A finger may be about to scroll.
      if (!isPlain(event) || event.pointerType === 'touch' || savesData()) return;
      const link = event.target instanceof Element ? linkOf(event.target) : null;
      if (link && (!link.target || link.target === '_self')) preload(router, link.hash.slice(1));
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('pointerdown', handlePress, { passive: true });
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [router]);
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link that is pressed, or that of the row; what else is in a row does something of its own. */
function linkOf(target: Element): HTMLAnchorElement | null {
  const own = target.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (own || target.closest('button, input, label, [role="button"], [role="checkbox"]')) return own;
  return (
    target.closest('[role="row"], [data-link-row]')?.querySelector<HTMLAnchorElement>('a[href^="#/"]') ?? null
  );
}

function preload(router: AnyRouter, path: string): void {
  const [pathname = '', query = ''] = path.split('?', 2);
  const [, params, route] = router.getMatchedRoutes(pathname);
  if (!route || params['**'] !== undefined) return;
  const search = router.options.parseSearch?.(query) ?? {};
  router.preloadRoute({ to: route.fullPath, params, search } as never).catch(() => undefined);
}
