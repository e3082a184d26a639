/** What part of a diagram is seen, and how large. Pure. */
import type { Box, Layout, PlacedNode } from './layout.ts';

/** A point of the diagram is seen at `x + k * its x`, `y + k * its y`, px from the corner of the frame. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const minZoom = 0.05;
export const maxZoom = 2.5;
/** From this zoom on fields are readable, so that they are shown. */
export const fieldZoom = 0.6;
const padding = 32;

/** Another zoom around a point of the frame, which stays where it is. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }): View {
  const k = Math.min(maxZoom, Math.max(minZoom, view.k * factor));
  const part = k / view.k;
  return { k, x: at.x - (at.x - view.x) * part, y: at.y - (at.y - view.y) * part };
}

/** All of it in the frame, in the middle, no larger than it is. */
export function fitAll({ width, height }: Frame, frame: Frame): View {
  if (width === 0 || height === 0) return { x: padding, y: padding, k: 1 };
  const k = Math.min(
    1,
    Math.max(minZoom, Math.min((frame.width - 2 * padding) / width, (frame.height - 2 * padding) / height)),
  );
  return { k, x: (frame.width - width * k) / 2, y: (frame.height - height * k) / 2 };
}

/** A box in the middle of the frame, at `least` zoom or more. */
export function centreOn(view: View, box: Box, frame: Frame, min = view.k): View {
  const k = Math.max(view.k, min);
  return {
    k,
    x: frame.width / 2 - (box.x + box.width / 2) * k,
    y: frame.height / 2 - (box.y + Math.min(box.height, frame.height / k) / 2) * k,
  };
}

/** Moved just as far as it takes to have a box in the frame. */
export function reveal(view: View, box: Box, frame: Frame): View {
  const shift = (start: number, length: number, room: number) => {
    if (start < padding) return padding - start;
    const over = start + length - (room - padding);
    return over > 0 ? -Math.min(over, start - padding) : 0;
  };
  return {
    k: view.k,
    x: view.x + shift(view.x + box.x * view.k, box.width * view.k, frame.width),
    y: view.y + shift(view.y + box.y * view.k, box.height * view.k, frame.height),
  };
}

/** What the frame shows of the diagram, with a quarter of a frame more on all sides. */
export function windowOf({ x, y, k }: View, { width, height }: Frame): Box {
  return {
    x: (-x - width / 4) / k,
    y: (-y - height / 4) / k,
    width: (width * 1.5) / k,
    height: (height * 1.5) / k,
  };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

/** True while the frame is within the window that was made for another view. */
export function isWithin(view: View, frame: Frame, area: Box): boolean {
  const left = -view.x / view.k;
  const top = -view.y / view.k;
  return (
    left >= area.x &&
    top >= area.y &&
    left + frame.width / view.k <= area.x + area.width &&
    top + frame.height / view.k <= area.y + area.height
  );
}

export function nodesIn({ nodes }: Layout, area: Box): PlacedNode[] {
  return nodes.filter((node) => overlaps(node, area));
}
