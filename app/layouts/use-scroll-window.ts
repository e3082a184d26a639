import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { follow, maxHeight, type Position, reveal, rowsAt, type Scale, settle } from './scroll-scale.ts';

/** Rows drawn beyond the edges of the view, so that a short scroll shows no gap. */
const spare = 8;
/** Pause, in ms, after which scrolling counts as over. */
const rest = 150;
/** Rows asked for before the height of the view is known. */
const guess = 900;

/** What is in sight. */
export interface ScrollWindow {
  /** Rows to draw: `first` to one before `last`, not limited to the rows that there are. */
  first: number;
  last: number;
  /** What a row's place in the list has to be lessened by to be its place in the page, px. */
  shift: number;
}

interface Frame {
  rowHeight: number;
  rowCount: number;
  /** Height of what stands above the rows and stays in sight. */
  headHeight: number;
}

/** Follows the scrolling of an element; the rows in it are of one height. `initialTop` is a position in the list, px. */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  initialTop: number,
) {
  const place = useRef<Position>({ top: initialTop, scrollTop: initialTop });
  const scale = useRef<Scale>({ full: 0, view: guess });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<ScrollWindow>(() => windowAt(place.current, guess, rowHeight));

  const update = useCallback(() => {
    const next = windowAt(place.current, scale.current.view, rowHeight);
    setShown((now) =>
      now.first === next.first && now.last === next.last && now.shift === next.shift ? now : next,
    );
  }, [rowHeight]);

  const put = useCallback(
    (position: Position) => {
      const element = scroller.current;
      place.current = position;
      if (element && Math.abs(element.scrollTop - position.scrollTop) >= 1)
        element.scrollTop = position.scrollTop;
      update();
    },
    [scroller, update],
  );

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    place.current = follow(place.current, element.scrollTop, scale.current);
    update();
    if (scale.current.full <= maxHeight) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => put(settle(place.current, scale.current)), rest);
  }, [put, scroller, update]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Scrolls just as far as it takes to see the whole row, at once and wherever it is. */
  const showRow = useCallback(
    (row: number) => {
      const top = reveal(row, rowHeight, place.current.top, scale.current.view);
      if (top !== null) put(settle({ top }, scale.current));
    },
    [put, rowHeight],
  );
  const showTop = useCallback(() => put({ top: 0, scrollTop: 0 }), [put]);
  /** Position in the list, px. */
  const currentTop = useCallback(() => place.current.top, []);

  return { shown, place, scale, update, put, onScroll, showRow, showTop, currentTop };
}

/** Keeps the same rows in sight when their number or height changes, or the element does. Returns rows per page. */
export function useScrollFrame(
  scroller: RefObject<HTMLElement | null>,
  { place, scale, update, put }: ReturnType<typeof useScrollWindow>,
  { rowHeight, rowCount, headHeight }: Frame,
): number {
  const [view, setView] = useState(guess);
  const before = useRef(rowHeight);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setView(Math.max(0, element.clientHeight - headHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, headHeight]);

  useLayoutEffect(() => {
    const top = (place.current.top * rowHeight) / before.current;
    before.current = rowHeight;
    scale.current = { full: rowCount * rowHeight, view };
    if (rowCount > 0) put(settle({ top }, scale.current));
    else update();
  }, [place, put, rowCount, rowHeight, scale, update, view]);
  return Math.max(1, Math.floor(view / rowHeight) - 1);
}

function windowAt(position: Position, view: number, rowHeight: number): ScrollWindow {
  return {
    ...rowsAt(position.top, view, rowHeight, Number.MAX_SAFE_INTEGER, spare),
    shift: position.top - position.scrollTop,
  };
}
