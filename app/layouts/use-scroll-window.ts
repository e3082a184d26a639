import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeOf } from './scroll-memory.ts';
import {
  follow,
  maxHeight,
  type Position,
  reveal,
  rowsAt,
  type Scale,
  settle,
  shownHeight,
} from './scroll-scale.ts';

/** Rows drawn beyond the edges of the view, so that a short scroll shows no gap; high rows need fewer. */
const defaultOverscan = 8;
/** Pause, in ms, after which scrolling counts as over. */
const settleDelay = 150;
/** Height of a view before it is known, px: as the last one. To measure it at once would have the page laid out twice. */
let lastView: number | null = null;
/** Lists that there have been, for names that no two of them share. */
let lists = 0;
const guessView = () => lastView ?? innerHeight / 2;

/** What is in sight. */
export interface ScrollWindow {
  /** Rows to draw: `first` to one before `last`, not limited to the rows that there are. */
  first: number;
  last: number;
  /** What a row's place in the list has to be lessened by to be its place in the page, px. */
  shift: number;
}

interface ListShape {
  /** px. */
  rowHeight: number;
  /** Items in a row: when their number changes, the same items stay in sight. Default 1. */
  perRow?: number;
  /** Rows drawn beyond the edges of the view. */
  overscan?: number;
  /** Where the list stood before is looked up by it, see `scroll-memory.ts`. Default: it begins at its top. */
  placeKey?: string;
}

interface Frame {
  rowCount: number;
  /** Height of what stands above the rows and stays in sight, px. */
  headHeight?: number;
}

/** What of a list is drawn, and where in the page. */
export interface ScrollFrame {
  /** Rows to draw: `first` to one before `last`. */
  first: number;
  last: number;
  /** Of the element that holds the rows, px. */
  height: number;
  /** Of the first row that is drawn, from the top of that element, px. */
  offset: number;
  /** Rows that a page key goes by. */
  page: number;
}

export type ScrollState = ReturnType<typeof useScrollWindow>;

/** Follows the scrolling of an element; the rows in it are of one height. */
export function useScrollWindow(
  scrollerRef: RefObject<HTMLElement | null>,
  { rowHeight, perRow = 1, overscan = defaultOverscan, placeKey = '' }: ListShape,
) {
  const itemHeight = rowHeight / perRow;
  const [start] = useState(() => {
    const place = placeOf(placeKey);
    return { top: (place?.itemsAbove ?? 0) * itemHeight, row: place?.row ?? null };
  });
  const placeRef = useRef<Position>({ top: start.top, scrollTop: start.top });
  const scaleRef = useRef<Scale>({ full: 0, view: guessView() });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMoved = useRef(false);
  const [shown, setShown] = useState<ScrollWindow>(() =>
    windowAt({ top: start.top, scrollTop: start.top }, guessView(), rowHeight, overscan),
  );

  const update = useCallback(() => {
    const next = windowAt(placeRef.current, scaleRef.current.view, rowHeight, overscan);
    setShown((now) =>
      now.first === next.first && now.last === next.last && now.shift === next.shift ? now : next,
    );
  }, [rowHeight, overscan]);

  const put = useCallback(
    (position: Position) => {
      const element = scrollerRef.current;
      placeRef.current = position;
      // To read where it stands has the page laid out: not for a new list that starts at its top.
      isMoved.current ||= position.scrollTop >= 1;
      if (element && isMoved.current && Math.abs(element.scrollTop - position.scrollTop) >= 1)
        element.scrollTop = position.scrollTop;
      update();
    },
    [scrollerRef, update],
  );

  const onScroll = useCallback(() => {
    const element = scrollerRef.current;
    if (!element) return;
    isMoved.current = true;
    placeRef.current = follow(placeRef.current, element.scrollTop, scaleRef.current);
    // The page scrolls by itself; to draw the rows that come into sight may take more than one frame.
    startTransition(update);
    if (scaleRef.current.full <= maxHeight) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => put(settle(placeRef.current, scaleRef.current)), settleDelay);
  }, [put, scrollerRef, update]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Scrolls just as far as it takes to see the whole row, at once and wherever it is. */
  const showRow = useCallback(
    (row: number) => {
      const top = reveal(row, rowHeight, placeRef.current.top, scaleRef.current.view);
      if (top !== null) put(settle({ top }, scaleRef.current));
    },
    [put, rowHeight],
  );
  const showTop = useCallback(() => put({ top: 0, scrollTop: 0 }), [put]);
  /** Position in the list, px. */
  const currentTop = useCallback(() => placeRef.current.top, []);

  return {
    shown,
    /** The row, or item, that the keyboard stood at. */
    startRow: start.row,
    rowHeight,
    itemHeight,
    placeRef,
    scaleRef,
    update,
    put,
    onScroll,
    showRow,
    showTop,
    currentTop,
  };
}

/** Keeps the same items in sight when their number or height changes, or the element does. */
export function useScrollFrame(
  scrollerRef: RefObject<HTMLElement | null>,
  { shown, rowHeight, itemHeight, placeRef, scaleRef, update, put }: ScrollState,
  { rowCount, headHeight = 0 }: Frame,
): ScrollFrame {
  const [view, setView] = useState(guessView);
  const before = useRef(itemHeight);
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    // The router puts elements back to the pixel that they were scrolled to, whatever their rows are by now: to it, this is
    // one that it has never seen.
    lists += 1;
    element.dataset['scrollRestorationId'] = `list-${lists}`;
    // Comes once by itself, before the first paint.
    const observer = new ResizeObserver(() => {
      lastView = Math.max(0, element.clientHeight - headHeight);
      setView(lastView);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollerRef, headHeight]);

  useLayoutEffect(() => {
    const top = (placeRef.current.top * itemHeight) / before.current;
    before.current = itemHeight;
    scaleRef.current = { full: rowCount * rowHeight, view };
    if (rowCount > 0) put(settle({ top }, scaleRef.current));
    else {
      // Nothing to scroll in yet: the place is kept for when there is.
      placeRef.current = { top, scrollTop: top };
      update();
    }
  }, [itemHeight, placeRef, put, rowCount, rowHeight, scaleRef, update, view]);

  const first = Math.min(shown.first, Math.max(0, rowCount - 1));
  return {
    first,
    last: Math.min(shown.last, rowCount),
    height: shownHeight({ full: rowCount * rowHeight, view: 0 }),
    offset: Math.max(0, first * rowHeight - shown.shift),
    page: Math.max(1, Math.floor(view / rowHeight) - 1),
  };
}

function windowAt(position: Position, view: number, rowHeight: number, overscan: number): ScrollWindow {
  return {
    ...rowsAt(position.top, view, rowHeight, Number.MAX_SAFE_INTEGER, overscan),
    shift: position.top - position.scrollTop,
  };
}
