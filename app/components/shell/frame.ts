import { createContext, useContext } from 'react';

/** The two side bars of the frame: drawers on narrow screens, and closed by every navigation. */
export interface Frame {
  /** The navigation as a drawer over the page; only on narrow screens. */
  isNavOpen: boolean;
  setNavOpen: (isOpen: boolean) => void;
  /** The navigation out of the way; only on wide screens. Remembered on this machine. */
  isNavHidden: boolean;
  setNavHidden: (isHidden: boolean) => void;
  /** Width of the navigation on wide screens, px. */
  navWidth: number;
  /** `isFinal`: the drag or key press is over, the width is to be remembered. */
  setNavWidth: (width: number, isFinal: boolean) => void;
  isInfoOpen: boolean;
  setInfoOpen: (isOpen: boolean) => void;
  /** The info side bar in its wide form. Remembered on this machine. */
  isInfoWide: boolean;
  setInfoWide: (isWide: boolean) => void;
  /** Side bars are drawers over the page. */
  isNarrow: boolean;
}

const nothing = () => {};

export const FrameContext = createContext<Frame>({
  isNavOpen: false,
  setNavOpen: nothing,
  isNavHidden: false,
  setNavHidden: nothing,
  navWidth: 232,
  setNavWidth: nothing,
  isInfoOpen: false,
  setInfoOpen: nothing,
  isInfoWide: false,
  setInfoWide: nothing,
  isNarrow: false,
});

export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Where the skip link and the router put the focus. */
export const mainId = 'main';

/** Id of the navigation, for the buttons that show and hide it. */
export const navId = 'navigation';

/**
 * At this width and below, side bars are drawers. In em, here and in the style sheets: what counts is how much text there
 * is room for, in the size of letters that the browser is set to.
 */
export const narrowScreen = '(width <= 56.25em)';
