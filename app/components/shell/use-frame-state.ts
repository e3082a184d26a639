import { useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { useMedia } from '#app/lib/media.ts';
import { type Frame, narrowScreen } from './frame.ts';
import { type FrameMemory, toFrameMemory } from './frame-memory.ts';

/**
 * Both side bars close when the path changes: the navigation when the user leaves, the info side bar when the next page
 * comes, before that may open it (the page that is left keeps its width). What is remembered is kept at once.
 */
export function useFrameState(): Frame {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const pagePath = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '' });
  const isNarrow = useMedia(narrowScreen);
  const [left, setLeft] = useState(path);
  const [shown, setShown] = useState(pagePath);
  const [isOpened, setNavOpen] = useState(false);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const [memory, setMemory] = useState(() => toFrameMemory(readStored('frame')));
  if (path !== left) {
    setLeft(path);
    setNavOpen(false);
  }
  if (pagePath !== shown) {
    setShown(pagePath);
    setInfoOpen(false);
  }
  // A window that has become wide shows the navigation in its place.
  if (isOpened && !isNarrow) setNavOpen(false);
  const remember = useCallback((changes: Partial<FrameMemory>, isKept = true) => {
    setMemory((now) => {
      const next = { ...now, ...changes };
      if (isKept) writeStored('frame', next);
      return next;
    });
  }, []);
  const isNavOpen = isOpened && isNarrow;
  return useMemo(
    () => ({
      ...memory,
      isNavOpen,
      setNavOpen,
      setNavHidden: (isNavHidden) => remember({ isNavHidden }),
      setNavWidth: (navWidth, isFinal) => remember({ navWidth }, isFinal),
      isInfoOpen,
      setInfoOpen,
      setInfoWide: (isInfoWide) => remember({ isInfoWide }),
      isNarrow,
    }),
    [memory, isNavOpen, isInfoOpen, isNarrow, remember],
  );
}
