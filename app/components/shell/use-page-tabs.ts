import { useEffect, useLayoutEffect } from 'react';
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
const choice = createStore(() => ({ path: '', tab: 'content' as PageTab, top: 0 }));

/** Shows a part of the page at `path`, where its parts are tabs. Where its content stood is kept for the way back. */
export function showPageTab(path: string, tab: PageTab): void {
  const { path: last, tab: from, top } = choice.getState();
  const isContent = last !== path || from === 'content';
  choice.setState({ path, tab, top: isContent ? window.scrollY : top });
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
    if (choice.getState().path !== path) choice.setState({ path: '', tab: 'content', top: 0 });
  }, [path]);
  const isOn = (isPhone && hasTabs) || (isNarrow && hasPane);
  const isThere = chosen !== 'pane' || hasPane;
  const current = isOn && isThere ? chosen : 'content';
  // A window that has become narrow leaves no drawer open that isn't there.
  useEffect(() => {
    if (isOn && isInfoOpen) setInfoOpen(false);
  }, [isOn, isInfoOpen, setInfoOpen]);
  useLayoutEffect(() => {
    const { path: last, top } = choice.getState();
    if (isOn && current === 'content' && last === path && top > 0) window.scrollTo(0, top);
  }, [isOn, current, path]);
  return { isOn, current, show: (tab) => showPageTab(path, tab) };
}
