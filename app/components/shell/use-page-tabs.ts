import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useLocation } from '@tanstack/react-router';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { useFrame } from './frame.ts';

/** The content of a page, its side bar, and what it shows beside its content. */
export type PageTab = 'content' | 'sidebar' | 'pane';

export interface PageTabsState {
  /** The parts are tabs, one at a time. */
  isOn: boolean;
  current: PageTab;
  show: (tab: PageTab) => void;
}

/** What was chosen, and where: the page of a record that is still awaited is another than that of the record. */
const choice = createStore(() => ({ path: '', tab: 'content' as PageTab }));

/** Shows a part of the page at `path`, where its parts are tabs. */
export function showPageTab(path: string, tab: PageTab): void {
  choice.setState({ path, tab });
}

/**
 * On a phone, pages of which both sides count have tabs instead of a side bar, and so have all narrow ones with a pane beside their
 * content. The content keeps where it was scrolled to.
 */
export function usePageTabs(hasTabs: boolean, hasPane: boolean): PageTabsState {
  const isPhone = useMedia(phoneScreen);
  const { isInfoOpen, setInfoOpen, isNarrow } = useFrame();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const chosen = useStore(choice, (state) => (state.path === path ? state.tab : 'content'));
  // Wherever one goes from here, the way back begins with the content.
  useEffect(() => {
    if (choice.getState().path !== path) showPageTab('', 'content');
  }, [path]);
  const isOn = (isPhone && hasTabs) || (isNarrow && hasPane);
  const isThere = chosen !== 'pane' || hasPane;
  const current = isOn && isThere ? chosen : 'content';
  const scrolled = useRef(0);
  // A window that has become narrow leaves no drawer open that isn't there.
  useEffect(() => {
    if (isOn && isInfoOpen) setInfoOpen(false);
  }, [isOn, isInfoOpen, setInfoOpen]);
  useLayoutEffect(() => {
    if (current === 'content' && scrolled.current > 0) window.scrollTo(0, scrolled.current);
  }, [current]);
  const show = (tab: PageTab) => {
    if (current === 'content') scrolled.current = window.scrollY;
    showPageTab(path, tab);
  };
  return { isOn, current, show };
}
