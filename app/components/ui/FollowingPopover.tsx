import { type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext, Popover } from 'react-aria-components';

interface FollowingPopoverProps {
  /** What it floats beside. */
  anchor: RefObject<HTMLElement | null>;
  className: string;
  offset: number;
  children: ReactNode;
}

/**
 * The list of a text box. React Aria closes such a list when the page is scrolled, and what was typed goes with it; but
 * pages scroll by themselves when a box gets the focus, and that may come late. So it goes along, as long as the box is
 * in sight.
 */
export function FollowingPopover({ anchor, offset, ...props }: FollowingPopoverProps) {
  const state = use(OverlayTriggerStateContext);
  const scrolled = useRef<EventTarget | null>(null);
  const [moves, setMoves] = useState(0);
  const isOpen = state?.isOpen === true;
  // A layout effect: React Aria begins to listen later, and so hears of a scroll after this.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const note = ({ target }: Event) => {
      scrolled.current = target;
      setTimeout(() => {
        scrolled.current = null;
      });
    };
    window.addEventListener('scroll', note, true);
    return () => window.removeEventListener('scroll', note, true);
  }, [isOpen]);

  const close = () => {
    if (scrolled.current && isInSight(anchor.current, scrolled.current)) setMoves((count) => count + 1);
    else state?.close();
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      {/* Another offset, by less than can be seen, has it placed anew. */}
      <Popover {...props} offset={offset + (moves % 2) / 1024} />
    </OverlayTriggerStateContext>
  );
}

/** Whether its middle is within what was scrolled. */
function isInSight(anchor: HTMLElement | null, scroller: EventTarget): boolean {
  if (!anchor) return false;
  const { top, bottom } = anchor.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const frame = scroller instanceof Element ? scroller.getBoundingClientRect() : null;
  return middle >= (frame?.top ?? 0) && middle <= (frame?.bottom ?? window.innerHeight);
}
