/** Red, green and blue, 0 to 1 each, sRGB. */
export type Rgb = readonly [number, number, number];

/**
 * Reads `#rgb`, `#rrggbb` (alpha digits are ignored), the same without #, `rgb(r, g, b)` and `r, g, b` (0 to 255).
 * @returns null for anything else
 */
export function parseColor(text: string): Rgb | null {
  const clean = text.trim().toLowerCase();
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(clean)?.[1];
  if (hex) {
    const long = hex.length < 6 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return [part(0), part(2), part(4)];
  }
  const numbers = /^(?:rgba?\()?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/][^)]*)?\)?$/.exec(clean);
  const parts = numbers?.slice(1, 4).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  const [red = 0, green = 0, blue = 0] = parts;
  return [red / 255, green / 255, blue / 255];
}

/** As `#rrggbb`, clipped to what sRGB can show. */
export function toHex(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.round(Math.max(0, Math.min(1, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

/** Relative luminance, 0 to 1 (WCAG 2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** `share` (0 to 1) of a over b, as CSS `color-mix(in srgb, …)`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

/** Lightness (0 to 1), chroma, hue (degrees): CSS `oklch()`. */
export type Oklch = readonly [number, number, number];

/** sRGB to OKLCH, by the matrices of CSS Color 4. */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(x, y), (hue + 360) % 360];
}

/** OKLCH to sRGB; parts may lie outside 0 to 1 when the colour is out of gamut. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  const x = chroma * Math.cos((hue * Math.PI) / 180);
  const y = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The same hue at another lightness, with as much of its chroma as sRGB can show there. */
export function withLightness(color: Rgb, lightness: number): Rgb {
  const [, chroma, hue] = toOklch(color);
  for (let share = 1; share > 0; share -= 0.04) {
    const tried = fromOklch([lightness, chroma * share, hue]);
    if (tried.every((part) => part > -0.002 && part < 1.002)) return tried;
  }
  return fromOklch([lightness, 0, hue]);
}
