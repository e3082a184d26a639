import {
  contrast,
  mix,
  parseColor,
  type Rgb,
  toHex,
  toOklch,
  withLightness,
} from '#app/components/ui/color.ts';
import { paletteRgb } from '#app/components/ui/palette.ts';

export type Scheme = 'light' | 'dark';

/** Hex colours. */
export interface Accent {
  /** Ground of buttons and marks; at least 4.5:1 to the page. */
  accent: string;
  accentHover: string;
  /** Text on both; at least 4.5:1. */
  onAccent: string;
  /** The accent as text: at least 4.5:1 on the page, on side bars and on the soft accent ground. */
  accentText: string;
}

/** The colour of a project without one; tokens.css starts with its results. */
export const DEFAULT_ACCENT = '#1f6f8b';

/** The page, and the surface that is hardest on text in each scheme: as in tokens.css (a test compares them). */
export const PAGE: Record<Scheme, string> = { light: '#fefdfc', dark: '#181715' };
export const HARDEST: Record<Scheme, string> = { light: '#eae7e4', dark: '#32302d' };
const ON: Record<Scheme, string> = { light: '#ffffff', dark: '#141210' };

const READABLE = 4.5;
/** Kept above the limit, since colours are rounded to 8 bits. */
const MARGIN = 0.06;
/** As --accent-soft in tokens.css. */
const SOFT_SHARE = 0.12;
const STEP = 0.005;

function rgb(hex: string): Rgb {
  return parseColor(hex) ?? [0, 0, 0];
}

function baseOf(color: string | null): Rgb {
  return paletteRgb(color ?? '') ?? rgb(DEFAULT_ACCENT);
}

function readable(a: Rgb, b: Rgb): boolean {
  return contrast(a, b) >= READABLE + MARGIN;
}

/** Moves a colour's lightness away from the page until it passes. */
function pushed(color: Rgb, scheme: Scheme, passes: (tried: Rgb) => boolean): Rgb {
  const direction = scheme === 'light' ? -STEP : STEP;
  let lightness = toOklch(color)[0];
  let tried = color;
  while (!passes(tried)) {
    lightness += direction;
    if (lightness < 0 || lightness > 1) break;
    tried = withLightness(color, lightness);
  }
  return tried;
}

/**
 * The accent colours of a project.
 * @param color hex, rgb or a name of the old palette; anything else gives the default accent
 */
export function accentFrom(color: string, scheme: Scheme): Accent {
  const base = baseOf(color);
  const page = rgb(PAGE[scheme]);
  const on = rgb(ON[scheme]);
  const hardest = rgb(HARDEST[scheme]);
  const accent = pushed(base, scheme, (tried) => readable(tried, page) && readable(tried, on));
  const lightness = toOklch(accent)[0];
  // A nearly black or white accent has nowhere further to go: its hover comes a little nearer to the page.
  const room = scheme === 'light' ? lightness > 0.28 : lightness < 0.9;
  const away = scheme === 'light' ? -0.06 : 0.05;
  const accentHover = withLightness(accent, lightness + (room ? away : -away * 1.5));
  const soft = mix(accent, page, SOFT_SHARE);
  const accentText = pushed(accent, scheme, (tried) => readable(tried, hardest) && readable(tried, soft));
  return {
    accent: toHex(accent),
    accentHover: toHex(accentHover),
    onAccent: toHex(on),
    accentText: toHex(accentText),
  };
}

/** The custom properties that give a project's colour to both themes; null takes them back to the default's. */
export function accentProperties(color: string | null): Record<string, string> {
  const light = accentFrom(color ?? DEFAULT_ACCENT, 'light');
  const dark = accentFrom(color ?? DEFAULT_ACCENT, 'dark');
  const pair = (key: keyof Accent) => `light-dark(${light[key]}, ${dark[key]})`;
  return {
    '--accent-base': toHex(baseOf(color)),
    '--accent': pair('accent'),
    '--accent-hover': pair('accentHover'),
    '--on-accent': pair('onAccent'),
    '--accent-text': pair('accentText'),
  };
}

/**
 * Puts a project's colour on an element: the document's root, since dialogs and menus are drawn outside of the app's
 * own element, and since properties computed from it (--accent-soft) are declared there.
 */
export function applyAccent(color: string | null, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(accentProperties(color))) element.style.setProperty(name, value);
}
