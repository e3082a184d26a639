import { useRouter } from '@tanstack/react-router';
import { type PointerEvent, useCallback } from 'react';
import { savesData } from '#app/lib/connection.ts';
import { addressAt } from '#app/session/addresses.ts';

/**
 * Asks for what a row leads to as soon as it is pressed. Its link is a plain one (decision 021), or another part of the row
 * was pressed.
 */
export function useRowPreload(): (event: PointerEvent) => void {
  const router = useRouter();
  return useCallback(
    (event) => {
      // A finger may be about to scroll.
      if (!isPlain(event) || event.pointerType === 'touch' || savesData()) return;
      const link = event.target instanceof Element ? linkOfRow(event.target) : null;
      const to = link && addressAt(router, link.hash.slice(1));
      if (to) router.preloadRoute(to).catch(() => undefined);
    },
    [router],
  );
}

function isPlain(event: PointerEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link of the row that is pressed; what else acts in a row does something of its own. */
function linkOfRow(target: Element): HTMLAnchorElement | null {
  const row = target.closest('[role="row"], [data-link-row]');
  const own = target.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (own || target.closest('button, input, label, [role="button"], [role="checkbox"]')) return row && own;
  return row?.querySelector<HTMLAnchorElement>('a[href^="#/"]') ?? null;
}
