import { useLayoutEffect } from 'react';

/** Sheets in use by extension; the same one serves all its elements. */
const sheets = new Map<string, { sheet: CSSStyleSheet; uses: number; text: string }>();

/**
 * A style sheet that holds within the elements of a selector and nowhere else, whatever it says: its rules are read first, so
 * that none of them can end the scope, and what loads other sheets is left out.
 */
export function scopedSheet(text: string, selector: string): CSSStyleSheet {
  const source = new CSSStyleSheet();
  source.replaceSync(text);
  const rules = [...source.cssRules];
  // These only name something; within a scope they would be left out.
  const isName = (rule: CSSRule) => rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule;
  const names = rules.filter(isName);
  const inner = rules.filter((rule) => !isName(rule));
  const sheet = new CSSStyleSheet();
  const textOf = (list: readonly CSSRule[]) => list.map(({ cssText }) => cssText).join('\n');
  sheet.replaceSync(`${textOf(names)}\n@scope (${selector}) {\n${textOf(inner)}\n}`);
  return sheet;
}

/** Gives an extension's elements its style sheet for as long as the component is there. `id`: value of `data-extension`. */
export function useScopedStyles(id: string, text: string | null): void {
  useLayoutEffect(() => {
    if (text === null) return undefined;
    const known = sheets.get(id);
    const entry =
      known?.text === text
        ? known
        : { sheet: scopedSheet(text, `[data-extension="${CSS.escape(id)}"]`), uses: 0, text };
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
