import { useEffect, useState } from 'react';

/** Calls back once the next frame is painted, when what is asked of the page costs no layout; returns how to call it off. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** True from the first paint after `isReady` on, for good: for what may come after what is read first. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady || isPainted) return undefined;
    return afterPaint(() => setPainted(true));
  }, [isReady, isPainted]);
  return isPainted;
}
