import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useLocation } from '@tanstack/react-router';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { useFrame } from './frame.ts';

export interface PageTabsState {
  /** The side bar is a tab beside the content. */
  isOn: boolean;
  /** 0: the content, 1: the side bar. */
  current: number;
  show: (index: number) => void;
}

/** What was chosen, and where: the page of a record that is still awaited is another than that of the record. */
const choice = createStore(() => ({ path: '', tab: 0 }));

/** On a phone, pages of which both sides count have tabs instead of a side bar. The content keeps where it was scrolled to. */
export function usePageTabs(hasTabs: boolean): PageTabsState {
  const isPhone = useMedia(phoneScreen);
  const { isInfoOpen, setInfoOpen } = useFrame();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [chosen, setChosen] = useState(() => (choice.getState().path === path ? choice.getState().tab : 0));
  // Wherever one goes from here, the way back begins with the content.
  useEffect(() => {
    if (choice.getState().path !== path) choice.setState({ path: '', tab: 0 });
  }, [path]);
  const isOn = isPhone && hasTabs;
  const current = isOn ? chosen : 0;
  const scrolled = useRef(0);
  // A window that has become narrow leaves no drawer open that isn't there.
  useEffect(() => {
    if (isOn && isInfoOpen) setInfoOpen(false);
  }, [isOn, isInfoOpen, setInfoOpen]);
  useLayoutEffect(() => {
    if (current === 0 && scrolled.current > 0) window.scrollTo(0, scrolled.current);
  }, [current]);
  const show = (index: number) => {
    if (current === 0) scrolled.current = window.scrollY;
    setChosen(index);
    choice.setState({ path, tab: index });
  };
  return { isOn, current, show };
}
