import { useEffect } from 'react';
import { useFrame } from './frame.ts';

/** Wider than this, a page whose side bar opens by itself has room for it. */
const roomForSidebar = '(width > 77.2em)';

/** Pages that are there: one, or none for the moment. */
let pages = 0;
/** Those of them that open the side bar. */
let openers = 0;

/** Opens the info side bar with a page that asks for it (`opens`), and closes it when no page is there that does. */
export function useInfoOpening(opens: boolean, closeInfo: () => void): void {
  const { setInfoOpen } = useFrame();
  useEffect(() => {
    if (!opens) return;
    openers += 1;
    if (matchMedia(roomForSidebar).matches) setInfoOpen(true);
    return () => {
      openers -= 1;
      // Who goes back before the page has come is on the list again by now, which has not asked for a side bar.
      queueMicrotask(() => {
        if (openers === 0) closeInfo();
      });
    };
  }, [opens, setInfoOpen, closeInfo]);
  // A page that breaks takes its side bar along; the bars beside it must not wait for that one to be closed. One that makes
  // way for another (its item has come) hands the side bar on.
  useEffect(() => {
    pages += 1;
    return () => {
      pages -= 1;
      queueMicrotask(() => {
        if (pages === 0) closeInfo();
      });
    };
  }, [closeInfo]);
}
