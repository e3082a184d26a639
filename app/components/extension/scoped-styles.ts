import { useLayoutEffect } from 'react';

/** Sheets in use by extension; the same one serves all its elements. */
const sheets = new Map<string, { sheet: CSSStyleSheet; uses: number; text: string }>();

/**
 * A style sheet whose rules reach what is within the elements of a selector and nothing else, whatever it says. Rules are read by the
 * browser and written anew below the selector (`@scope` is too young for that): selectors can't climb out of it, animations get
 * names of their own, nothing is placed by the window. Fonts and what else holds for a whole page are left out.
 *
 * @param scope selector of the extension's elements, of one compound
 * @param prefix of the names of its animations
 */
export function scopedSheet(text: string, scope: string, prefix: string): CSSStyleSheet {
  const source = new CSSStyleSheet();
  source.replaceSync(text);
  const animations = new Map<string, string>();
  for (const rule of source.cssRules)
    if (rule instanceof CSSKeyframesRule) animations.set(rule.name, `${prefix}-${rule.name}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rewritten([...source.cssRules], { scope: `:where(${scope})`, animations }));
  return sheet;
}

interface Rewriting {
  scope: string;
  /** Own name → name in the page. */
  animations: ReadonlyMap<string, string>;
}

function rewritten(rules: readonly CSSRule[], how: Rewriting): string {
  return rules.map((rule) => rewrittenRule(rule, how)).join('\n');
}

function rewrittenRule(rule: CSSRule, how: Rewriting): string {
  if (rule instanceof CSSStyleRule) {
    const selector = partsOf(rule.selectorText)
      .map((part) => `${how.scope} ${part.replaceAll(':scope', how.scope)}`)
      .join(', ');
    return `${selector} {${bodyOf(rule, how)}}`;
  }
  if (rule instanceof CSSKeyframesRule) {
    const frames = [...rule.cssRules].map(({ cssText }) => cssText).join(' ');
    return `@keyframes ${how.animations.get(rule.name) ?? rule.name} {${frames}}`;
  }
  // Media, container and support queries, blocks of layers.
  if (rule instanceof CSSGroupingRule && /^@(?:media|supports|container|layer)\b/.test(rule.cssText)) {
    const [query = ''] = rule.cssText.split('{', 1);
    return `${query}{${rewritten([...rule.cssRules], how)}}`;
  }
  return '';
}

/** Declarations, and rules nested in it: those that go on from it, not those that put something around it. */
function bodyOf(rule: CSSStyleRule, how: Rewriting): string {
  const { style } = rule;
  const names = style.animationName.split(',').map((name) => how.animations.get(name.trim()) ?? name.trim());
  if (style.animationName !== '') style.animationName = names.join(', ');
  if (style.position === 'fixed' || style.position === 'sticky') style.position = 'absolute';
  const nested = [...rule.cssRules].map((inner) => {
    if (!(inner instanceof CSSStyleRule)) return '';
    const parts = partsOf(inner.selectorText).filter((part) => /^&(?![^]*&)(?![^]*:has\()/.test(part));
    return parts.length === 0 ? '' : `${parts.join(', ')} {${bodyOf(inner, how)}}`;
  });
  return `${style.cssText} ${nested.join(' ')}`;
}

/** A list of selectors by its commas, those within brackets aside. */
function partsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Gives an extension's elements its style sheet for as long as the component is there. `id`: value of `data-extension`. */
export function useScopedStyles(id: string, text: string | null): void {
  useLayoutEffect(() => {
    if (text === null) return undefined;
    const known = sheets.get(id);
    const entry = known?.text === text ? known : { sheet: sheetFor(id, text), uses: 0, text };
    sheets.set(id, entry);
    entry.uses += 1;
    if (entry.uses === 1) document.adoptedStyleSheets.push(entry.sheet);
    return () => {
      entry.uses -= 1;
      if (entry.uses > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
    };
  }, [id, text]);
}

const sheetFor = (id: string, text: string) =>
  scopedSheet(
    text,
    `[data-extension="${CSS.escape(id)}"]`,
    CSS.escape(`extension-${id}`).replaceAll(/[^\w-]/g, '-'),
  );
