/** Turning, mirroring and cutting of pictures by numbers. Pure; parts are fractions of width and height, 0 to 1. */
import type { PercentCrop } from 'react-image-crop';

export interface Turn {
  /** Quarters of a turn to the left, 0 to 3. */
  quarters: number;
  /** Mirrored left to right, after the turn. */
  isMirrored: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Cut extends Spot {
  width: number;
  height: number;
}

export const untouched: Turn = { quarters: 0, isMirrored: false };

/** Turned by a quarter to the left, as seen. What is mirrored turns the other way round beneath. */
export function turnedLeft({ quarters, isMirrored }: Turn): Turn {
  return { quarters: (quarters + (isMirrored ? 3 : 1)) % 4, isMirrored };
}

export function mirrored({ quarters, isMirrored }: Turn): Turn {
  return { quarters, isMirrored: !isMirrored };
}

/** Upside down is a mirror image turned by half. */
export function flipped({ quarters, isMirrored }: Turn): Turn {
  return { quarters: (quarters + 2) % 4, isMirrored: !isMirrored };
}

export function spotTurnedLeft({ x, y }: Spot): Spot {
  return { x: y, y: 1 - x };
}

export function spotMirrored({ x, y }: Spot): Spot {
  return { x: 1 - x, y };
}

export function spotFlipped({ x, y }: Spot): Spot {
  return { x, y: 1 - y };
}

/** Where a spot is in what was cut out; at the edge when it was cut off. */
export function spotWithin({ x, y }: Spot, cut: Cut): Spot {
  return { x: clamp((x - cut.x) / cut.width), y: clamp((y - cut.y) / cut.height) };
}

/** The cut in whole pixels of a picture, at least one each way and nowhere beyond its edges. */
export function cutInPixels(cut: Cut, width: number, height: number): Cut {
  const x = Math.min(Math.max(0, Math.round(cut.x * width)), width - 1);
  const y = Math.min(Math.max(0, Math.round(cut.y * height)), height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round(cut.width * width), width - x)),
    height: Math.max(1, Math.min(Math.round(cut.height * height), height - y)),
  };
}

/** A number of the spot, kept short: four digits are finer than any picture needs. */
export function clamp(part: number): number {
  return Number.isFinite(part) ? Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000 : 0.5;
}

/** The focal point that a file's metadata hold (`focal_point`: x and y as parts of the picture); null for none. */
export function focalPointOf(metadata: unknown): Spot | null {
  const { focal_point: stored } = asObject(metadata);
  const { x, y } = asObject(stored);
  const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
  return isPart(x) && isPart(y) ? { x, y } : null;
}

/** Metadata with a focal point; whatever else is in them stays. */
export function withFocalPoint(metadata: unknown, spot: Spot | null): Record<string, unknown> {
  const { focal_point: _, ...rest } = asObject(metadata);
  return spot === null ? rest : { ...rest, focal_point: { x: clamp(spot.x), y: clamp(spot.y) } };
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return asObject(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Types that a browser can write again without losing more than the data about the taking of a photo. */
export const editableTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Proportions that a cut may be held to; `free` is any. */
export const aspects = ['free', 'original', 'square', '16:9', '4:3', '3:2'] as const;
export type Aspect = (typeof aspects)[number];

/** Width by height; undefined for any, and while the size of the picture (pixels) isn't known. */
export function ratioOf(aspect: Aspect, size: { width: number; height: number } | null): number | undefined {
  if (aspect === 'free' || !size) return undefined;
  if (aspect === 'original') return size.width / size.height;
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  return aspect === 'square' ? 1 : width / height;
}

/** The cut in percent of the picture, as the library of the crop area has it. */
export function toPercent({ x, y, width, height }: Cut): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** A click without dragging cuts nothing. */
export function fromPercent({ x, y, width, height }: PercentCrop): Cut | null {
  if (width === 0 || height === 0) return null;
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
