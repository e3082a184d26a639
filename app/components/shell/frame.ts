import { createContext, useContext } from 'react';

/** The two side bars of the frame: drawers on narrow screens, and closed by every navigation. */
export interface Frame {
  isNavOpen: boolean;
  setNavOpen: (isOpen: boolean) => void;
  isInfoOpen: boolean;
  setInfoOpen: (isOpen: boolean) => void;
}

const nothing = () => {};

export const FrameContext = createContext<Frame>({
  isNavOpen: false,
  setNavOpen: nothing,
  isInfoOpen: false,
  setInfoOpen: nothing,
});

export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Where the skip link and the router put the focus. */
export const mainId = 'main';
