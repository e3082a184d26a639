import { type RefObject, useEffect, useRef, useState } from 'react';

/** Puts the focus on what matches once the next change is on screen; what loads late is waited for, for a while. */
export function useFocusAfter(around: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let tries = 0;
    let frame = 0;
    const look = () => {
      if (wanted.current === null) return;
      const target = around.current?.querySelector<HTMLElement>(wanted.current);
      tries += 1;
      if (!target && tries < 60) frame = requestAnimationFrame(look);
      else {
        wanted.current = null;
        target?.focus();
      }
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [asked, around]);
  return (selector) => {
    wanted.current = selector;
    setAsked((now) => now + 1);
  };
}
