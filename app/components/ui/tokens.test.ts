import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentFrom, DEFAULT_ACCENT, HARDEST, PAGE, type Scheme } from '#app/components/ui/accent.ts';
import { contrast, fromOklch, mix, parseColor, type Rgb, toHex, toOklch } from '#app/components/ui/color.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/**
 * The colour of a token in one theme: hex, oklch(), light-dark(), var(), color-mix(in srgb, …) and `oklch(from …)` of the
 * project's colour are understood.
 */
function color(value: string, scheme: Scheme, project = DEFAULT_ACCENT): Rgb {
  const tinted = /^oklch\(from var\(--accent-base\) ([\d.]+) min\(c, ([\d.]+)\) h\)$/.exec(value);
  if (tinted) {
    const [, chroma, hue] = toOklch(parseColor(project) ?? [0, 0, 0]);
    return fromOklch([Number(tinted[1]), Math.min(chroma, Number(tinted[2])), hue]);
  }
  const pair = /^light-dark\((.+?\)?), (.+)\)$/.exec(value);
  if (pair) return color((scheme === 'light' ? pair[1] : pair[2]) ?? '', scheme);
  const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (variable) return color(declared.get(variable) ?? `missing ${variable}`, scheme, project);
  const mixed = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (mixed) return mix(color(mixed[1] ?? '', scheme), color(mixed[3] ?? '', scheme), Number(mixed[2]) / 100);
  const lch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  const found = lch
    ? parseColor(toHex(fromOklch([Number(lch[1]), Number(lch[2]), Number(lch[3])])))
    : parseColor(value);
  if (!found) throw new Error(`not a colour: ${value}`);
  return found;
}

const token = (name: string, scheme: Scheme, project?: string) => color(`var(--${name})`, scheme, project);
const grounds = [
  'surface',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'surface-raised',
  'surface-raised-hover',
];

const pairs: [text: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['text', ground, 7],
    ['text-muted', ground, 4.5],
    ['text-disabled', ground, 4.5],
    ['accent-text', ground, 4.5],
    ['line-hover', ground, 3],
    ['bad-text', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...['surface', 'surface-sunken', 'surface-raised'].flatMap((ground): [string, string, number][] => [
    ['text-placeholder', ground, 4.5],
    ['line-strong', ground, 3],
    ['info-text', ground, 4.5],
    ['good-text', ground, 4.5],
    ['warn-text', ground, 4.5],
  ]),
  ...['info', 'good', 'warn', 'bad'].flatMap((tone): [string, string, number][] => [
    [`${tone}-text`, `${tone}-soft`, 4.5],
    ['text', `${tone}-soft`, 7],
    ['text-muted', `${tone}-soft`, 4.5],
    ['on-signal', `${tone}-fill`, 4.5],
  ]),
  ['on-signal', 'bad-fill-hover', 4.5],
  ['text-inverse', 'surface-inverse', 7],
  ['text', 'accent-soft', 7],
  ['text-muted', 'accent-soft', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
];

const barPairs = [
  ['bar-text', 'bar-surface'],
  ['bar-text', 'bar-surface-hover'],
  ['bar-text-active', 'bar-surface-active'],
] as const;
/** One of each hue, as strong as sRGB has it, and those without one. */
const projects = [
  ...Array.from({ length: 36 }, (_, at) => toHex(fromOklch([0.7, 0.3, at * 10]))),
  '#000000',
  '#ffffff',
  '#808080',
];

it.each(projects)('the module bar can be read in a project of the colour %s', (project) => {
  for (const [text, ground] of barPairs) {
    const found = contrast(token(text, 'dark', project), token(ground, 'dark', project));
    expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

describe.each(['light', 'dark'] as Scheme[])('tokens, %s', (scheme) => {
  it.each(pairs)('%s on %s reaches %s:1', (text, ground, min) => {
    expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(min);
  });

  it('starts with the accent that accent.ts computes, on the surfaces that it reckons with', () => {
    const accent = accentFrom(DEFAULT_ACCENT, scheme);
    expect({
      accent: toHex(token('accent', scheme)),
      accentHover: toHex(token('accent-hover', scheme)),
      onAccent: toHex(token('on-accent', scheme)),
      accentText: toHex(token('accent-text', scheme)),
    }).toEqual(accent);
    expect(toHex(token('surface', scheme))).toBe(PAGE[scheme]);
    const hardness = grounds.map((ground) => contrast(token('accent-text', scheme), token(ground, scheme)));
    const hardest = grounds[hardness.indexOf(Math.min(...hardness))] ?? '';
    expect(toHex(token(hardest, scheme))).toBe(HARDEST[scheme]);
  });
});
