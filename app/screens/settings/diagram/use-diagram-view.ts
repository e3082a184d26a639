import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { nodeHeight, type Box, type Layout } from './layout.ts';
import {
  centreOn,
  fieldZoom,
  fitAll,
  type Frame,
  isWithin,
  reveal,
  type View,
  windowOf,
  zoomAt,
} from './viewport.ts';

/** How much of a node is drawn: its name alone, in large letters from afar, or its fields too. */
export type Detail = 'far' | 'middle' | 'near';

/** Below this zoom names are drawn in the largest letters. */
const farZoom = 0.25;

export interface Shown {
  /** The part of the diagram that is drawn. */
  area: Box;
  detail: Detail;
}

export interface DiagramView {
  frame: RefObject<HTMLDivElement | null>;
  group: RefObject<SVGGElement | null>;
  shown: Shown;
  pan: (x: number, y: number) => void;
  /** Around a point of the frame; its middle when left out. */
  zoom: (factor: number, at?: { x: number; y: number }) => void;
  fit: () => void;
  /** Has a node in sight; in the middle, and large enough to be read, when it was looked for. */
  show: (id: string, isWanted?: boolean) => void;
}

/**
 * What is seen of a diagram. Moving it changes nothing but one attribute; it is drawn anew only when more comes into
 * view, or when other details are to be seen.
 */
export function useDiagramView(layout: Layout): DiagramView {
  const frame = useRef<HTMLDivElement>(null);
  const group = useRef<SVGGElement>(null);
  const view = useRef<View>({ x: 0, y: 0, k: 1 });
  const size = useRef<Frame>({ width: 0, height: 0 });
  const last = useRef<Shown>(nothing);
  const [shown, setShown] = useState<Shown>(nothing);

  const put = useCallback((next: View, isNew = false) => {
    view.current = next;
    group.current?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.k})`);
    const detail = next.k >= fieldZoom ? 'near' : next.k >= farZoom ? 'middle' : 'far';
    const { area } = last.current;
    // Zoomed in far, the old window holds much that is not seen.
    const isLoose = area.width * next.k > size.current.width * 4;
    if (!isNew && detail === last.current.detail && !isLoose && isWithin(next, size.current, area)) return;
    last.current = { area: windowOf(next, size.current), detail };
    setShown(last.current);
  }, []);

  const fit = useCallback(() => put(fitAll(layout, size.current), true), [layout, put]);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => {
      size.current = { width: box.clientWidth, height: box.clientHeight };
    };
    measure();
    fit();
    const observer = new ResizeObserver(() => {
      const before = size.current;
      measure();
      if (before.width === size.current.width && before.height === size.current.height) return;
      if (before.width === 0) fit();
      else put(view.current, true);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [fit, put]);

  return {
    frame,
    group,
    shown,
    pan: useCallback((x, y) => put({ ...view.current, x: view.current.x + x, y: view.current.y + y }), [put]),
    zoom: useCallback(
      (factor, at) => {
        const { width, height } = size.current;
        put(zoomAt(view.current, factor, at ?? { x: width / 2, y: height / 2 }));
      },
      [put],
    ),
    fit,
    show: useCallback(
      (id, isWanted = false) => {
        const placed = layout.byId.get(id);
        if (!placed) return;
        put(
          isWanted
            ? centreOn(view.current, { ...placed, height: nodeHeight(placed.node) }, size.current, readable)
            : reveal(view.current, placed, size.current),
        );
      },
      [layout, put],
    ),
  };
}

const readable = 0.9;
const nothing: Shown = { area: { x: 0, y: 0, width: 0, height: 0 }, detail: 'near' };
