/**
 * The page as the root of a CodeMirror editor, made to look as if it had no head: the editor then adds its styles by
 * `adoptedStyleSheets`, as it does in a shadow root, and not as an inline style element, which the content security
 * policy refuses.
 */
export const editorRoot: Document =
  typeof document === 'undefined'
    ? (undefined as never)
    : new Proxy(document, {
        get(page, name) {
          if (name === 'head') return undefined;
          const value: unknown = Reflect.get(page, name);
          // Methods of the page refuse to run on anything else.
          return typeof value === 'function' ? (value.bind(page) as unknown) : value;
        },
        set: (page, name, value) => Reflect.set(page, name, value),
      });
