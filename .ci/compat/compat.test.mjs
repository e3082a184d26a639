import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { lacking, oldestAsText, oldestSupported } from './data.mjs';
import { cssUses, htmlUses } from './markup.mjs';
import { scriptUses } from './scripts.mjs';

const onlySecure = 'only by https';

/** What the check says of uses: paths that some supported browser lacks, and what plain http lacks. */
const refused = (uses) => [
  ...uses.filter(({ path }) => path && lacking(path).length > 0).map(({ path }) => path.join('.')),
  ...uses.filter(({ secure }) => secure).map(() => onlySecure),
];

describe('scripts', () => {
  /** A statement or an expression each, and what the check has to say of it. */
  const planted = [
    [
      'declare const box: HTMLElement; box.showPopover({ source: box })',
      'api.HTMLElement.showPopover.options_source_parameter',
    ],
    ['document.caretPositionFromPoint(1, 2)', 'api.Document.caretPositionFromPoint'],
    ['Promise.try(() => 1)', null],
    ['Array.fromAsync([1])', null],
    ["new Map<string, number>().getOrInsert('a', 1)", 'javascript.builtins.Map.getOrInsert'],
    ["RegExp.escape('a')", 'javascript.builtins.RegExp.escape'],
    ['new Uint8Array(2).toBase64()', 'javascript.builtins.Uint8Array.toBase64'],
    ['Error.isError(1)', 'javascript.builtins.Error.isError'],
    ["/(?i:a)b/.test('Ab')", 'javascript.regular_expressions.modifier'],
    ['requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
    ['window.requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
    ["addEventListener('scrollend', () => {})", 'api.Element.scrollend_event'],
    ["document.body.addEventListener('beforematch', () => {})", 'api.Element.beforematch_event'],
    ['document.body.focus({ focusVisible: true })', 'api.HTMLElement.focus.options_focusVisible_parameter'],
    ["document.createElement('canvas').toBlob(() => {}, 'image/' + 'webp')", 'api.HTMLCanvasElement.toBlob'],
    ["document.createElement('fencedframe')", 'html.elements.fencedframe'],
    ["document.body.style.scrollbarColor = 'red'", 'css.properties.scrollbar-color'],
    ['[3, 1].toSorted()', null],
    ['new Set([1]).union(new Set([2]))', null],
    ["URL.parse('https://example.com')", null],
    [
      'const own = { showPopover() {}, requestIdleCallback() {} }; own.showPopover(); own.requestIdleCallback()',
      null,
    ],
    ['let idle: typeof requestIdleCallback | undefined; idle', null],
    ["<div style={{ fieldSizing: 'content' }} />", 'css.properties.field-sizing'],
    ["<div style={{ color: 'contrast-color(red)' }} />", 'css.types.color.contrast-color'],
    ["<div style={{ color: 'light-dark(red, blue)', inset: 0 }} />", null],
    ["<input type='week' />", 'html.elements.input.type_week'],
    ['<div onScrollEnd={() => {}} />', 'api.Element.scrollend_event'],
    ["<div popover='hint' />", 'html.global_attributes.popover.hint'],
    ["<dialog closedby='any' />", 'html.elements.dialog.closedby'],
    ['crypto.randomUUID()', onlySecure],
    ['crypto.subtle.digest', onlySecure],
    ['navigator.clipboard', onlySecure],
    ['navigator.locks', onlySecure],
    ['navigator.serviceWorker', onlySecure],
    ['navigator.storage', onlySecure],
    ['navigator.share', onlySecure],
    ['navigator.geolocation', onlySecure],
    ['navigator.credentials', onlySecure],
    ['navigator.mediaDevices', onlySecure],
    ['navigator.wakeLock', onlySecure],
    ["caches.open('a')", onlySecure],
    ['window.caches', onlySecure],
    ['cookieStore', onlySecure],
    ['crypto.getRandomValues(new Uint8Array(1))', null],
  ];
  let folder;
  let uses;
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(join(root, '.cache', 'compat-'));
    const compilerOptions = {
      target: 'esnext',
      lib: ['esnext', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['react'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
    for (const [at, [code]] of planted.entries())
      writeFileSync(join(folder, `case${at}.tsx`), `${code};\nexport {};\n`);
    uses = scriptUses(join(folder, 'tsconfig.json'), () => true);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(planted.map(([code, path], at) => [code, path, at]))('%s', (code, path, at) => {
    const found = refused(uses.filter(({ file }) => file.endsWith(`/case${at}.tsx`)));
    if (path === null) expect(found).toEqual([]);
    else expect(found).toContain(path);
  });
});

describe('styles', () => {
  test.each([
    ['a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
    ['a { overflow-clip-margin: 4px }', 'css.properties.overflow-clip-margin'],
    ['a { inset-area: top }', null],
    ['a { position-area: top }', 'css.properties.position-area'],
    ['a { top: anchor(bottom) }', 'css.properties.top.anchor'],
    ['a { height: calc-size(auto, size) }', 'css.types.calc-size'],
    ['a { interpolate-size: allow-keywords }', 'css.properties.interpolate-size'],
    ['a { color: contrast-color(red) }', 'css.types.color.contrast-color'],
    ['a { width: if(style(--a: 1): 1px; else: 2px) }', 'css.types.if'],
    ['@scope (.a) { b { color: red } }', 'css.at-rules.scope'],
    ['@view-transition { navigation: auto }', 'css.at-rules.view-transition'],
    ['a:has-slotted { color: red }', 'css.selectors.has-slotted'],
    ['details::details-content { color: red }', 'css.selectors.details-content'],
    ['a { color: light-dark(red, blue); &:hover:has(b) { inset: 0 } }', null],
    ['@starting-style { a { opacity: 0 } }', null],
    ['a { content-visibility: visible; height: 100dvh; color: oklch(50% 0.1 20) }', null],
    ['a { --field-sizing: anything(1) }', null],
    ['@supports (field-sizing: content) { a { field-sizing: content } }', null],
    ['@supports (color: red) { a { field-sizing: content } }', 'css.properties.field-sizing'],
    ['@supports selector(:has-slotted) { a:has-slotted { color: red } }', null],
  ])('%s', (css, path) => {
    if (path === null) expect(refused(cssUses(css))).toEqual([]);
    else expect(refused(cssUses(css))).toContain(path);
  });

  test('a use is told with its line', () => {
    expect(cssUses('a {\n  color: red;\n  field-sizing: content;\n}')).toContainEqual({
      path: ['css', 'properties', 'field-sizing'],
      line: 3,
    });
  });
});

describe('markup', () => {
  test.each([
    ['<input type="week">', 'html.elements.input.type_week'],
    ['<fencedframe></fencedframe>', 'html.elements.fencedframe'],
    ['<div popover="hint">', 'html.global_attributes.popover.hint'],
    ['<!-- <fencedframe> -->', null],
    ['<div inert hidden popover="manual"><dialog open></dialog></div>', null],
  ])('%s', (html, path) => {
    if (path === null) expect(refused(htmlUses(html))).toEqual([]);
    else expect(refused(htmlUses(html))).toContain(path);
  });
});

test('the list names a version of each of the five browsers', () => {
  expect(Object.keys(oldestSupported()).toSorted()).toEqual([
    'chrome',
    'edge',
    'firefox',
    'safari',
    'safari_ios',
  ]);
});

test.each([
  [
    { chrome: '132', edge: '132', firefox: '134', safari: '18.2', safari_ios: '18.2' },
    'Chrome and Edge 132, Firefox 134, and Safari 18.2, or later',
  ],
  [
    { chrome: '132', edge: '131', firefox: '134', safari: '18.2', safari_ios: '18.1' },
    'Chrome 132, Edge 131, Firefox 134, and Safari 18.2 (18.1 on iPadOS and iOS), or later',
  ],
])('the list as a sentence: %s', (oldest, sentence) => {
  expect(oldestAsText(oldest)).toBe(sentence);
});
