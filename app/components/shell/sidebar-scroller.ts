import { createContext } from 'react';

/** The part of a page's side bar that scrolls what the page shows in it; null until it is there. */
export const SidebarScrollerContext = createContext<HTMLElement | null>(null);
