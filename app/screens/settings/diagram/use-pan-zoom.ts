import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { DiagramView } from './use-diagram-view.ts';

/** A pointer that moves less than this, px, clicks. */
const slack = 4;

interface Point {
  x: number;
  y: number;
}

/** Dragging moves the diagram, the wheel and two fingers zoom it. A click that ends a drag is none. */
export function usePanZoom({ frame, pan, zoom }: Pick<DiagramView, 'frame' | 'pan' | 'zoom'>) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const isMoved = useRef(false);
  useWheel(frame, zoom);

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const point = inFrame(event);
      pointers.current.set(event.pointerId, point);
      if (pointers.current.size === 1) {
        start.current = point;
        isMoved.current = false;
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = inFrame(event);
      if (!isMoved.current) {
        const from = start.current ?? before;
        if (pointers.current.size < 2 && Math.hypot(now.x - from.x, now.y - from.y) < slack) return;
        isMoved.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) {
        pan(now.x - before.x, now.y - before.y);
        return;
      }
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      zoom(apart(now) / apart(before), middle);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!isMoved.current) return;
      isMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Links can be dragged out of a page; here that is the diagram's.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

/** React listens to the wheel in a way that can't keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, zoom: DiagramView['zoom']): void {
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // Two fingers on a touch pad come as a wheel with the control key, in small steps.
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      zoom(Math.exp(-event.deltaY * lines * speed), { x: event.clientX - left, y: event.clientY - top });
    };
    box.addEventListener('wheel', handleWheel, { passive: false });
    return () => box.removeEventListener('wheel', handleWheel);
  }, [frame, zoom]);
}
