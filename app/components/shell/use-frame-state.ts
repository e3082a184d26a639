import { useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { useMedia } from '#app/lib/media.ts';
import { type Frame, narrowScreen } from './frame.ts';
import { type FrameMemory, toFrameMemory } from './frame-memory.ts';

/** Both side bars close when the path changes, before the new page may open one. What is remembered is kept at once. */
export function useFrameState(): Frame {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isNarrow = useMedia(narrowScreen);
  const [shown, setShown] = useState(path);
  const [isOpened, setNavOpen] = useState(false);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const [memory, setMemory] = useState(() => toFrameMemory(readStored('frame')));
  if (path !== shown) {
    setShown(path);
    setNavOpen(false);
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
