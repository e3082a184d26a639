import { parseColor, type Rgb, toHex } from '#app/components/ui/color.ts';

export type ColorFormat = 'hex' | 'rgb' | 'hsl';

/** Three numbers as sliders show them: red, green, blue to 255, or degrees and two percentages. */
export type Parts = readonly [number, number, number];

export const limits: Record<'rgb' | 'hsl', Parts> = { rgb: [255, 255, 255], hsl: [359, 100, 100] };

export function formatOf(option: unknown): ColorFormat {
  return option === 'rgb' || option === 'hsl' ? option : 'hex';
}

/** A stored colour; hex and `rgb()` are read whatever the format, three bare numbers by it. Null for what is none. */
export function readColor(stored: unknown, format: ColorFormat): Rgb | null {
  if (typeof stored !== 'string' || stored.length > 60) return null;
  const numbers = /^\s*(hsla?\()?\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*\)?\s*$/i.exec(stored);
  if (numbers && (numbers[1] || format === 'hsl')) {
    const parts = numbers.slice(2).map(Number);
    const [hue = 0, saturation = 0, lightness = 0] = parts;
    if (parts.some(Number.isNaN) || hue > 360 || saturation > 100 || lightness > 100) return null;
    return fromParts([hue, saturation, lightness], 'hsl');
  }
  return parseColor(stored);
}

/** A colour as a field of this format stores it: `#0F6B6B`, or three rounded numbers with commas. */
export function writeColor(color: Rgb, format: ColorFormat): string {
  return format === 'hex' ? toHex(color).toUpperCase() : toParts(color, format).join(',');
}

export function toParts(color: Rgb, mode: 'rgb' | 'hsl'): Parts {
  if (mode === 'rgb') {
    const byte = (at: 0 | 1 | 2) => Math.round(color[at] * 255);
    return [byte(0), byte(1), byte(2)];
  }
  const [red, green, blue] = color;
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  const lightness = max - span / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  let sixth = 0;
  if (span > 0 && max === red) sixth = (green - blue) / span;
  else if (span > 0 && max === green) sixth = (blue - red) / span + 2;
  else if (span > 0) sixth = (red - green) / span + 4;
  const hue = Math.round(sixth * 60 + 360) % 360;
  return [hue, Math.round(saturation * 100), Math.round(lightness * 100)];
}

export function fromParts([first, second, third]: Parts, mode: 'rgb' | 'hsl'): Rgb {
  if (mode === 'rgb') return [first / 255, second / 255, third / 255];
  const [saturation, lightness] = [second / 100, third / 100];
  const part = (offset: number) => {
    const at = (offset + first / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [part(0), part(8), part(4)];
}

/** What is typed into the hex box, once it is a whole colour; # may be left out. */
export function typedColor(text: string): Rgb | null {
  return /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? parseColor(text) : null;
}

/** The colours of a palette option: a list, or text with commas. What is no colour is left out. */
export function paletteOf(option: unknown): Rgb[] {
  const list = Array.isArray(option) ? option : typeof option === 'string' ? option.split(',') : [];
  const colors = list.map((entry) => (typeof entry === 'string' ? parseColor(entry) : null));
  const byHex = new Map(colors.filter((color) => color !== null).map((color) => [toHex(color), color]));
  return [...byHex.values()];
}
