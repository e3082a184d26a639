import { expect, test } from 'vitest';
import {
  cutInPixels,
  flipped,
  focalPointOf,
  mirrored,
  spotFlipped,
  spotMirrored,
  spotTurnedLeft,
  spotWithin,
  turnedLeft,
  untouched,
  withFocalPoint,
} from './picture-ops.ts';

const spot = { x: 0.25, y: 0.1 };

test('four turns, two mirrors or two flips are none, with their spots [FIL-03]', () => {
  const four = <T>(value: T, step: (value: T) => T) => step(step(step(step(value))));
  expect(four(untouched, turnedLeft)).toEqual(untouched);
  expect(four({ quarters: 1, isMirrored: true }, turnedLeft)).toEqual({ quarters: 1, isMirrored: true });
  expect(mirrored(mirrored(untouched))).toEqual(untouched);
  expect(flipped(flipped(untouched))).toEqual(untouched);
  expect(flipped(mirrored(untouched))).toEqual(turnedLeft(turnedLeft(untouched)));
  const turned = four(spot, spotTurnedLeft);
  expect(turned.x).toBeCloseTo(spot.x);
  expect(turned.y).toBeCloseTo(spot.y);
  expect(spotTurnedLeft({ x: 1, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(spotMirrored(spot)).toEqual({ x: 0.75, y: 0.1 });
  expect(spotFlipped(spot)).toEqual({ x: 0.25, y: 0.9 });
});

test.each([
  [
    { x: 0, y: 0, width: 0.5, height: 0.5 },
    { x: 0.5, y: 0.2 },
  ],
  [
    { x: 0.5, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0.1 },
  ],
])('the spot within %o is %o', (cut, expected) => expect(spotWithin(spot, cut)).toEqual(expected));

test.each([
  [
    { x: 0, y: 0, width: 1, height: 1 },
    { x: 0, y: 0, width: 101, height: 51 },
  ],
  [
    { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
    { x: 51, y: 26, width: 50, height: 25 },
  ],
  [
    { x: 1, y: 1, width: 0, height: 0 },
    { x: 100, y: 50, width: 1, height: 1 },
  ],
])('%o of 101 × 51 pixels is %o', (cut, expected) => expect(cutInPixels(cut, 101, 51)).toEqual(expected));

test('a focal point stands among other metadata, which stay', () => {
  const iptc = { iptc: { title: 'x' } };
  expect(focalPointOf(withFocalPoint(iptc, spot))).toEqual(spot);
  expect(withFocalPoint(withFocalPoint(iptc, spot), null)).toEqual(iptc);
  expect(focalPointOf(JSON.stringify({ focal_point: spot }))).toEqual(spot);
  for (const odd of [null, 'x', [], {}, { focal_point: { x: 2, y: 0 } }, { focal_point: 'x' }])
    expect(focalPointOf(odd)).toBeNull();
});
