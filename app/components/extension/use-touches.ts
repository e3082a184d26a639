import { useEffect, useMemo, useRef } from 'react';

/** Changes that code of others may make after one touch: a wheel, a drag or a paste makes a few, a loop never ends. */
const maxChanges = 30;

const names = [
  'onPointerDownCapture',
  'onKeyDownCapture',
  'onInputCapture',
  'onChangeCapture',
  'onClickCapture',
  'onPasteCapture',
  'onDropCapture',
  'onWheelCapture',
  'onPointerMoveCapture',
] as const;

export type TouchHandlers = Record<(typeof names)[number], (event: { nativeEvent: Event }) => void>;

export interface Touches {
  /** What the element of the extension listens for; what happens in its portals counts too. */
  handlers: TouchHandlers;
  /** Counts one change more. False: nobody has touched it yet, or it has changed too much since. */
  mayChange: () => boolean;
  /** Changes since the last touch. */
  count: () => number;
}

/**
 * Tells changes that somebody asks for from those that code makes by itself.
 *
 * @param isFollowing what is done anywhere on the page counts: it writes when others are edited
 */
export function useTouches(isFollowing = false): Touches {
  const state = useRef({ isTouched: false, changes: 0 });
  useEffect(() => {
    if (!isFollowing) return undefined;
    const touch = ({ isTrusted }: Event) => {
      if (isTrusted) state.current = { isTouched: true, changes: 0 };
    };
    const kinds = ['pointerdown', 'keydown', 'input', 'paste', 'drop'];
    for (const kind of kinds) document.addEventListener(kind, touch, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, touch, true);
    };
  }, [isFollowing]);
  return useMemo(() => {
    const touch = ({ nativeEvent: event }: { nativeEvent: Event }) => {
      const isMove = event.type === 'pointermove' && (event as PointerEvent).buttons === 0;
      if (event.isTrusted && !isMove) state.current = { isTouched: true, changes: 0 };
    };
    return {
      handlers: Object.fromEntries(names.map((name) => [name, touch])) as unknown as TouchHandlers,
      mayChange: () => {
        state.current.changes += 1;
        return state.current.isTouched && state.current.changes <= maxChanges;
      },
      count: () => (state.current.isTouched ? state.current.changes : 0),
    };
  }, []);
}
