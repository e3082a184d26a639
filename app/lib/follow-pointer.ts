/** Following a press until it ends: with mouse, pen and finger alike, since the browser's own drag and drop knows no fingers. */

export interface Point {
  x: number;
  y: number;
}

/** What there is to know of the press; an event of the browser or of React. */
interface Press {
  pointerId: number;
  clientX: number;
  clientY: number;
}

interface Drag {
  /** How far the pointer has to go, px, for the press to become a drag. */
  slack: number;
  /** How long it has to rest before, ms: a shorter press scrolls or opens. Left out: not at all. */
  hold?: number | undefined;
  onBegin?: () => void;
  /** Each frame of the drag, moved or not, since what is under the pointer may scroll. */
  onFrame: (at: Point) => void;
  /** With the point where it was let go; null when it was called off, or never became a drag. */
  onEnd: (at: Point | null) => void;
}

/** Follows one press until it ends. Escape lets go. The returned function calls it off. */
export function followPointer(press: Press, { slack, hold, onBegin, onFrame, onEnd }: Drag): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let at: Point = { x: press.clientX, y: press.clientY };
  let isOn = false;
  let frame = 0;
  const begin = () => {
    isOn = true;
    onBegin?.();
    const step = () => {
      onFrame(at);
      if (!signal.aborted) frame = requestAnimationFrame(step);
    };
    step();
  };
  const timer = hold === undefined ? undefined : setTimeout(begin, hold);
  const finish = (isDrop: boolean) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    onEnd(isOn && isDrop ? at : null);
  };
  const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', handle: () => void) =>
    addEventListener(
      name,
      ({ pointerId, clientX, clientY }) => {
        if (pointerId !== press.pointerId) return;
        if (name !== 'pointercancel') at = { x: clientX, y: clientY };
        handle();
      },
      { signal },
    );
  listen('pointermove', () => {
    if (isOn || Math.hypot(at.x - press.clientX, at.y - press.clientY) <= slack) return;
    if (hold === undefined) begin();
    else finish(false);
  });
  listen('pointerup', () => {
    if (isOn) swallowClick();
    finish(true);
  });
  listen('pointercancel', () => finish(false));
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOn) return;
      event.preventDefault();
      event.stopPropagation();
      addEventListener('pointerup', swallowClick, { once: true });
      finish(false);
    },
    { signal, capture: true },
  );
  return () => finish(false);
}

/** The click that follows at once on letting go means nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/** Where near an edge scrolling begins, px, and its most in a frame. */
export interface Pull {
  reach: number;
  max: number;
}

/** How far to scroll in a frame for a pointer at `at` between two edges, px: the nearer to one, the more. */
export function pullAt(at: number, from: number, to: number, { reach, max }: Pull): number {
  const near = Math.min(reach, (to - from) / 4);
  if (at < from + near) return -max * Math.min(1, 1 - (at - from) / near);
  return at > to - near ? max * Math.min(1, 1 - (to - at) / near) : 0;
}
