import { luminance } from '#app/components/ui/color.ts';
import { hueNames, hueSteps, paletteRgb } from '#app/components/ui/palette.ts';

/** The hues of the wall, a column each. Cyan was never offered; where it is stored it is shown. */
export const hues: readonly string[] = hueNames.filter((hue) => hue !== 'cyan');

/** Names of the swatches row by row: the hues themselves, then each of their steps; white and black at the end. */
export const wall: readonly string[] = [
  ...hues,
  ...hueSteps.flatMap((step) => hues.map((hue) => `${hue}-${step}`)),
  'white',
  'black',
];

/** The swatch of a stored name, also of one with dashes before it (`--red-500`); -1 for none. */
export function swatchOf(name: string): number {
  return wall.indexOf(name.trim().toLowerCase().replace(/^--/, ''));
}

/** Whether a mark on a colour has to be dark. */
export function isPale(name: string): boolean {
  const rgb = paletteRgb(name);
  return rgb !== null && luminance(rgb) > 0.25;
}
