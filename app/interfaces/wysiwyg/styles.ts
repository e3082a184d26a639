/** What a style is called in a text that has been tamed, and what the editor keeps it as besides the attribute itself. */
const tamed = 'data-tamed-style';
const kept = 'data-mce-style';

function apply(element: Element): void {
  const text = element.getAttribute(tamed);
  const { style } = element as Element & Partial<ElementCSSInlineStyle>;
  if (text === null || !style) return;
  style.cssText = text;
  // What the browser makes nothing of stays as it was written.
  if (style.length === 0) return;
  element.setAttribute(kept, text);
  element.removeAttribute(tamed);
}

/** Shows the styles of an element and all within, which came as data. */
export function applyStyles(element: Element): void {
  apply(element);
  for (const inner of element.querySelectorAll(`[${tamed}]`)) apply(inner);
}

/** `instanceof` would ask for an element of this page, and the editor's are of another. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Does so with whatever is put into an element from now on. Returns what ends it. */
export function followStyles(body: HTMLElement): () => void {
  const scope = body.ownerDocument.defaultView ?? window;
  const observer = new scope.MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isElement(node)) applyStyles(node);
    }
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * In the editor's own document a style attribute is set through the object model, which a content security policy lets
 * pass; set as an attribute it would be refused.
 */
export function setStylesByObject(scope: Window): void {
  const { prototype } = (scope as Window & typeof globalThis).Element;
  const own: unknown = Object.getOwnPropertyDescriptor(prototype, 'setAttribute')?.value;
  if (typeof own !== 'function') return;
  prototype.setAttribute = function setAttribute(this: Element, name: string, value: string): void {
    if (name.toLowerCase() === 'style' && 'style' in this)
      (this as Element & ElementCSSInlineStyle).style.cssText = value;
    else own.call(this, name, value);
  };
}
