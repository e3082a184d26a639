import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mainId } from './frame.ts';

/** The page that went last had the focus on its heading, or as a whole. */
let isOrphaned = false;

/** For a page's h1: where a page takes the place of another, as of its own skeleton, the focus on the heading is kept. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (isOrphaned && document.activeElement === document.body) element?.focus({ preventScroll: true });
    isOrphaned = false;
    return () => {
      const active = document.activeElement;
      isOrphaned = active !== null && (active === element || active.id === mainId);
    };
  }, []);
  return heading;
}
