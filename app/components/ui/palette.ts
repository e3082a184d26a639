import { contrast, parseColor, type Rgb, toHex } from '#app/components/ui/color.ts';

/*
 * The colour names that stored statuses, icons and options use: the hues of the old app's palette (Google's Material
 * colours of 2014) in steps 50, 100 … 900; the bare name of a hue is its step 500.
 */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];
const HUES = new Map(
  Object.entries({
    red: 'ffebee ffcdd2 ef9a9a e57373 ef5350 f44336 e53935 d32f2f c62828 b71c1c',
    pink: 'fce4ec f8bbd0 f48fb1 f06292 ec407a e91e63 d81b60 c2185b ad1457 880e4f',
    purple: 'f3e5f5 e1bee7 ce93d8 ba68c8 ab47bc 9c27b0 8e24aa 7b1fa2 6a1b9a 4a148c',
    'deep-purple': 'ede7f6 d1c4e9 b39ddb 9575cd 7e57c2 673ab7 5e35b1 512da8 4527a0 311b92',
    indigo: 'e8eaf6 c5cae9 9fa8da 7986cb 5c6bc0 3f51b5 3949ab 303f9f 283593 1a237e',
    blue: 'e3f2fd bbdefb 90caf9 64b5f6 42a5f5 2196f3 1e88e5 1976d2 1565c0 0d47a1',
    'light-blue': 'e1f5fe b3e5fc 81d4fa 4fc3f7 29b6f6 03a9f4 039be5 0288d1 0277bd 01579b',
    cyan: 'e0f7fa b2ebf2 80deea 4dd0e1 26c6da 00bcd4 00acc1 0097a7 00838f 006064',
    teal: 'e0f2f1 b2dfdb 80cbc4 4db6ac 26a69a 009688 00897b 00796b 00695c 004d40',
    green: 'e8f5e9 c8e6c9 a5d6a7 81c784 66bb6a 4caf50 43a047 388e3c 2e7d32 1b5e20',
    'light-green': 'f1f8e9 dcedc8 c5e1a5 aed581 9ccc65 8bc34a 7cb342 689f38 558b2f 33691e',
    lime: 'f9fbe7 f0f4c3 e6ee9c dce775 d4e157 cddc39 c0ca33 afb42b 9e9d24 827717',
    yellow: 'fffde7 fff9c4 fff59d fff176 ffee58 ffeb3b fdd835 fbc02d f9a825 f57f17',
    amber: 'fff8e1 ffecb3 ffe082 ffd54f ffca28 ffc107 ffb300 ffa000 ff8f00 ff6f00',
    orange: 'fff3e0 ffe0b2 ffcc80 ffb74d ffa726 ff9800 fb8c00 f57c00 ef6c00 e65100',
    'deep-orange': 'fbe9e7 ffccbc ffab91 ff8a65 ff7043 ff5722 f4511e e64a19 d84315 bf360c',
    brown: 'efebe9 d7ccc8 bcaaa4 a1887f 8d6e63 795548 6d4c41 5d4037 4e342e 3e2723',
    grey: 'fafafa f5f5f5 eeeeee e0e0e0 bdbdbd 9e9e9e 757575 616161 424242 212121',
    'blue-grey': 'eceff1 cfd8dc b0bec5 90a4ae 78909c 607d8b 546e7a 455a64 37474f 263238',
  }),
);

/** Names with a meaning; accent and brand are the project's own colour and so stay CSS variables. */
const MEANINGS = new Map(
  Object.entries({
    white: '#ffffff',
    black: '#000000',
    'off-white': '#f9fafa',
    action: 'blue',
    success: 'green',
    warning: 'amber',
    danger: 'red',
  }),
);

/** Names of all hues, for pickers. */
export const hueNames: readonly string[] = [...HUES.keys()];

/** Steps of each hue, for pickers. */
export const hueSteps: readonly number[] = STEPS;

/**
 * The colour behind a stored name (`blue-grey-200`, `red`, `--red-500`, `var(--red)`, `warning-dark`), or behind a plain
 * colour (hex, rgb). `accent` and `brand` have none of their own here: null, as for unknown names.
 */
export function paletteRgb(name: string): Rgb | null {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/^var\((.*)\)$/, '$1')
    .replace(/^--/, '')
    .replace('gray', 'grey');
  const plain = parseColor(bare);
  if (plain) return plain;
  const [, stem = '', tail = '500'] = /^([a-z]+(?:-[a-z]+)*?)(?:-(\d+|light|dark))?$/.exec(bare) ?? [];
  const meant = MEANINGS.get(stem) ?? stem;
  if (meant.startsWith('#')) return tail === '500' ? parseColor(meant) : null;
  const step = tail === 'light' ? 100 : tail === 'dark' ? 700 : Number(tail);
  const hex = HUES.get(meant)?.split(' ')[STEPS.indexOf(step)];
  return hex ? parseColor(hex) : null;
}

const ACCENTS = /^(?:var\()?(?:--)?(?:accent|brand)(?:-light|-dark)?\)?$/i;

/**
 * A stored colour name as a CSS colour.
 * @param fallback for names that are empty or unknown
 */
export function paletteColor(name: string | null | undefined, fallback = 'var(--n-9)'): string {
  if (!name) return fallback;
  if (ACCENTS.test(name.trim())) return 'var(--accent)';
  const rgb = paletteRgb(name);
  return rgb ? toHex(rgb) : fallback;
}

const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];

/** Whichever of white and black reads better on a colour: at least 4.5:1 on any (a softer black would not do). */
export function readableOn(background: Rgb): Rgb {
  return contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
}

/**
 * Both colours of a status badge from their stored names. The text colour is kept where it reaches 4.5:1 on the
 * background and otherwise gives way to white or black, since many stored pairs (white on amber) cannot be read.
 */
export function badgeColors(
  backgroundName: string | null | undefined,
  textName?: string | null,
): { background: string; color: string } {
  const background = paletteColor(backgroundName, 'var(--surface-active)');
  const ground = background.startsWith('#') ? parseColor(background) : null;
  if (!ground)
    return { background, color: background === 'var(--accent)' ? 'var(--on-accent)' : 'var(--text)' };
  const wanted = textName ? paletteRgb(textName) : null;
  const color = wanted && contrast(wanted, ground) >= 4.5 ? wanted : readableOn(ground);
  return { background, color: toHex(color) };
}
