/** Where a link that the API stores leads to. */
export interface StoredTarget {
  /** Path within the app, or an address elsewhere. */
  target: string;
  /** http(s): opens in a tab of its own. */
  isExternal: boolean;
}

/**
 * Reads a link of a role's module bar or menu. `/collections/articles`, `collections/articles` and the path with the
 * project in front (`root`, as in `/demo`) are the same. Null for what is no address of a page: any other scheme, `//`.
 */
export function storedTarget(link: unknown, root: string): StoredTarget | null {
  if (typeof link !== 'string') return null;
  // Browsers drop control characters and leading blanks: `java\tscript:` is a scheme for them.
  const text = link.replace(/\p{Cc}+/gu, '').trim();
  if (text === '') return null;
  if (/^https?:\/\//i.test(text)) return isAddress(text) ? { target: text, isExternal: true } : null;
  if (/^[a-z][\w+.-]*:/i.test(text) || /^[/\\]{2}/.test(text)) return null;
  const path = text.replace(/^#?\/?/, '/');
  const isFull = path === root || path.startsWith(`${root}/`);
  return { target: isFull ? path : `${root}${path}`, isExternal: false };
}

function isAddress(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
