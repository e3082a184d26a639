import { expect, test } from 'vitest';
import { paletteRgb } from '#app/components/ui/palette.ts';
import { hues, isPale, swatchOf, wall } from './wall.ts';

test('two hundred swatches, each with a colour of its own name', () => {
  expect(hues).toHaveLength(18);
  expect(wall).toHaveLength(200);
  expect(new Set(wall).size).toBe(200);
  for (const name of wall) expect(paletteRgb(name), name).not.toBeNull();
});

test.each([
  ['red', 0],
  ['red-50', 18],
  ['--red-50', 18],
  ['black', 199],
  ['cyan-500', -1],
  ['no-such-hue', -1],
  ['', -1],
])('%s is swatch %d', (name, index) => expect(swatchOf(name)).toBe(index));

test.each([
  ['white', true],
  ['black', false],
  ['amber', true],
  ['indigo-900', false],
])('a mark on %s is dark: %s', (name, pale) => expect(isPale(name)).toBe(pale));
