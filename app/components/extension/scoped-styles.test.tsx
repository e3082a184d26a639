import { afterEach, beforeEach, expect, test } from 'vitest';
import { scopedSheet } from './scoped-styles.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-extension="x"><p class="in">In</p><p class="in two">Two</p></div>
    <p class="in after">Out</p>`;
});
afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

const colorOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).color;
const mark = 'rgb(1, 2, 3)';
const adopt = (text: string) => {
  document.adoptedStyleSheets = [scopedSheet(text, '[data-extension="x"]', 'mine')];
};

test.each([
  ['a class', `.in { color: ${mark} }`],
  ['a list of selectors, with commas in brackets', `h1, :is(.in, .other) { color: ${mark} }`],
  ['in a media query', `@media (width > 1em) { .in { color: ${mark} } }`],
  ['in a layer within support', `@supports (color: red) { @layer a { .in { color: ${mark} } } }`],
  ['nested', `div, .in { &.in { color: ${mark} } }`],
  ['by variables', `.in { --own: ${mark}; color: var(--own) }`],
])('%s: holds within, and not outside', (_, text) => {
  const before = colorOf('.after');
  adopt(text);
  expect(colorOf('.two')).toBe(mark);
  expect(colorOf('.after')).toBe(before);
});

test.each([
  ['ends what is around it', `.in {} } body, .after { color: ${mark} }`],
  ['names the page', `body, html, :root, * { color: ${mark} }`],
  ['goes on to what follows', `:scope + .after, :scope ~ p { color: ${mark} }`],
  ['asks what is within', `body:has(.in), p:has(~ .after) + p { color: ${mark} }`],
  [
    'puts the page around itself',
    `.in { body:has(&) & , body:has(&), .after:is(&, .after) { color: ${mark} } }`,
  ],
  ['goes on from another', `.in { & ~ .after, :is(body &) { color: ${mark} } }`],
  ['is in a scope of its own', `@scope (body) { .after { color: ${mark} } }`],
])('one that %s does not reach the page', (_, text) => {
  const before = [colorOf('.after'), colorOf('body')];
  adopt(text);
  expect([colorOf('.after'), colorOf('body')]).toEqual(before);
});

test('animations have names of their own, and nothing is placed by the window', () => {
  adopt(`
    @keyframes spin { from { opacity: 0 } to { opacity: 0 } }
    @font-face { font-family: 'Mine'; src: url(data:font/woff2,) }
    .two { animation: spin 9s infinite; position: fixed; inset: 0 }`);
  const style = getComputedStyle(document.querySelector('.two') as Element);
  expect(style.animationName).toBe('mine-spin');
  expect(style.position).toBe('absolute');
  const [sheet] = document.adoptedStyleSheets;
  const rules = [...(sheet?.cssRules ?? [])];
  expect(rules.filter((rule) => rule instanceof CSSFontFaceRule)).toEqual([]);
  expect(rules.map((rule) => (rule instanceof CSSKeyframesRule ? rule.name : ''))).toContain('mine-spin');
});
