import { describe, expect, it } from 'vitest';
import {
  accentFrom,
  accentProperties,
  DEFAULT_ACCENT,
  HARDEST,
  PAGE,
  type Scheme,
} from '#app/components/ui/accent.ts';
import { contrast, mix, parseColor, type Rgb, toHex, toOklch } from '#app/components/ui/color.ts';
import { badgeColors, hueNames, hueSteps, paletteColor, paletteRgb } from '#app/components/ui/palette.ts';

const rgb = (text: string): Rgb => {
  const color = parseColor(text);
  if (!color) throw new Error(`no colour: ${text}`);
  return color;
};

const projects = [
  '#000000',
  '#ffffff',
  '#263238',
  '#1f6f8b',
  '#ffeb3b',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#808080',
  '#f06292',
  '#fafafa',
  '#13181a',
  'rgb(12, 200, 90)',
  'red',
  'blue-grey-900',
  'amber-100',
  'lime',
  'nonsense',
  '',
];

describe.each(['light', 'dark'] as Scheme[])('accentFrom in the %s scheme', (scheme) => {
  it.each(projects)('%j can be read everywhere', (project) => {
    const { accent, accentHover, accentText, onAccent } = accentFrom(project, scheme);
    expect(contrast(rgb(accent), rgb(PAGE[scheme]))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(onAccent), rgb(accent))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(onAccent), rgb(accentHover))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accentText), rgb(PAGE[scheme]))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accentText), rgb(HARDEST[scheme]))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accentText), mix(rgb(accent), rgb(PAGE[scheme]), 0.12))).toBeGreaterThanOrEqual(4.5);
    expect(accentHover).not.toBe(accent);
  });

  it('keeps a colour that is readable already, and the hue of one that is not', () => {
    const good = scheme === 'light' ? '#1f6f8b' : '#ffeb3b';
    expect(accentFrom(good, scheme).accent).toBe(good);
    const hue = toOklch(rgb('#f06292'))[2];
    expect(Math.abs(toOklch(rgb(accentFrom('#f06292', scheme).accent))[2] - hue)).toBeLessThan(6);
  });
});

describe('accentProperties', () => {
  it('gives both themes, and the default for no colour', () => {
    expect(accentProperties(null)).toEqual(accentProperties(DEFAULT_ACCENT));
    expect(accentProperties('#ff0000')['--accent-base']).toBe('#ff0000');
    expect(accentProperties('red')['--accent']).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
  });
});

describe('parseColor', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['AABBCC', '#aabbcc'],
    ['#aabbcc80', '#aabbcc'],
    ['rgb(255, 0, 10)', '#ff000a'],
    ['rgba(255,0,10,.5)', '#ff000a'],
    ['255, 0, 10', '#ff000a'],
    ['rgb(300,0,0)', null],
    ['red; background: url(x)', null],
    ['', null],
  ])('%j is %j', (text, hex) => {
    const color = parseColor(text);
    expect(color && toHex(color)).toBe(hex);
  });
});

describe('palette', () => {
  it('knows each hue in each step', () => {
    for (const hue of hueNames)
      for (const step of hueSteps) expect(paletteRgb(`${hue}-${step}`)).not.toBeNull();
  });

  it.each([
    ['blue-grey-200', '#b0bec5'],
    ['red', '#f44336'],
    ['red-500', '#f44336'],
    ['--deep-purple-900', '#311b92'],
    ['var(--light-blue)', '#03a9f4'],
    ['white', '#ffffff'],
    ['success', '#4caf50'],
    ['warning-light', '#ffecb3'],
    ['danger-dark', '#d32f2f'],
    ['#123456', '#123456'],
    ['accent', 'var(--accent)'],
    ['brand', 'var(--accent)'],
    ['accent-light', 'var(--accent)'],
    ['red-550', 'x'],
    ['white-700', 'x'],
    ['constructor', 'x'],
    ['url(javascript:1)', 'x'],
    [null, 'x'],
  ])('%j is %s', (name, color) => {
    expect(paletteColor(name, 'x')).toBe(color);
  });

  it('keeps a stored pair that can be read, and mends one that cannot', () => {
    expect(badgeColors('blue-grey-900', 'white')).toEqual({ background: '#263238', color: '#ffffff' });
    expect(badgeColors('amber', 'white').color).not.toBe('#ffffff');
    expect(badgeColors('accent', 'white')).toEqual({
      background: 'var(--accent)',
      color: 'var(--on-accent)',
    });
    expect(badgeColors(null)).toEqual({ background: 'var(--surface-active)', color: 'var(--text)' });
    for (const hue of hueNames) {
      for (const step of hueSteps) {
        const { background, color } = badgeColors(`${hue}-${step}`, `${hue}-100`);
        expect(contrast(rgb(background), rgb(color))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
