import { toHex } from '#app/components/ui/color.ts';
import { expect, test } from 'vitest';
import { fromParts, paletteOf, readColor, toParts, typedColor, writeColor } from './stored-color.ts';

test.each([
  ['#0F6B6B', 'hex', '#0f6b6b'],
  ['0F6B6B', 'hex', '#0f6b6b'],
  ['#abc', 'rgb', '#aabbcc'],
  ['15,107,107', 'rgb', '#0f6b6b'],
  ['15, 107, 107', 'hex', '#0f6b6b'],
  ['180,75,24', 'hsl', '#0f6b6b'],
  ['hsl(180, 75%, 24%)', 'hex', '#0f6b6b'],
  ['#0F6B6B', 'hsl', '#0f6b6b'],
])('%s, read as %s, is %s', (stored, format, hex) =>
  expect(toHex(readColor(stored, format as 'hex') ?? [0, 0, 0])).toBe(hex),
);

test.each([
  ['not a colour', 'hex'],
  ['300,1,1', 'rgb'],
  ['400,50,50', 'hsl'],
  ['1.2.3,5,5', 'hsl'],
  ['<b>#fff</b>', 'hex'],
  ['f'.repeat(1e6), 'hex'],
  [null, 'hex'],
  [{ r: 1 }, 'rgb'],
])('%.20s is no %s colour', (stored, format) => expect(readColor(stored, format as 'hex')).toBeNull());

test.each([
  ['#0F6B6B', '15,107,107', '180,75,24'],
  ['#000000', '0,0,0', '0,0,0'],
  ['#FFFFFF', '255,255,255', '0,0,100'],
  ['#FF0000', '255,0,0', '0,100,50'],
  ['#FF0001', '255,0,1', '0,100,50'],
  ['#3F51B5', '63,81,181', '231,48,48'],
])('%s is written %s and %s', (hex, rgb, hsl) => {
  const color = typedColor(hex) ?? [0, 0, 0];
  expect(writeColor(color, 'hex')).toBe(hex);
  expect(writeColor(color, 'rgb')).toBe(rgb);
  expect(writeColor(color, 'hsl')).toBe(hsl);
});

test('every degree of hue comes back as it was', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    expect(toParts(fromParts([hue, 80, 40], 'hsl'), 'hsl')).toEqual([hue, 80, 40]);
  }
});

test.each(['#1', '#12', '#1234', '12345', '#1234567', 'red', ''])('%s is no whole colour yet', (text) =>
  expect(typedColor(text)).toBeNull(),
);

test.each([
  [
    ['E91E63', '#fff', 'nonsense', 7, null, 'ffffff'],
    ['#e91e63', '#ffffff'],
  ],
  ['E91E63,#000', ['#e91e63', '#000000']],
  [null, []],
  [{}, []],
])('the palette %j is %j', (option, hex) => expect(paletteOf(option).map(toHex)).toEqual(hex));
