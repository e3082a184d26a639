import { useCallback, useState } from 'react';

export interface PaneSize {
  /** px; 0 before it is known. */
  width: number;
  height: number;
}

/** The inner size of an element, as of now. */
export function usePaneSize(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  size: PaneSize;
} {
  const [size, setSize] = useState<PaneSize>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
