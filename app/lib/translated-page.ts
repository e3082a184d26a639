/*
 * A page translator puts `font` elements around the texts of a page, or new texts in place of them. The document says that
 * it is not to be translated, since the app speaks the reader's language itself; an extension, or a reader who insists, does
 * it all the same. React then looks for nodes where it has put them, and a screen would end with "not a child of this node".
 */

/** The child of `parent` that `node` now stands in because a translator wrapped it; null for any other reason. */
function wrapperIn(parent: Node, node: Node): Node | null {
  let at: Node = node;
  while (at.parentNode instanceof HTMLElement && at.parentNode.localName === 'font') {
    at = at.parentNode;
    if (at.parentNode === parent) return at;
  }
  return null;
}

/** A text that a translator took away: React never keeps a text that has no parent. */
const isReplaced = (node: Node) => node.nodeType === Node.TEXT_NODE && node.parentNode === null;

/**
 * From now on texts that a translator has wrapped or replaced can be removed, and be inserted before, as if they were where
 * they had been put. Anything else that is not a child is an error as before.
 */
export function survivePageTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const wrapper = wrapperIn(this, child);
    if (wrapper) removeChild.call(this, wrapper);
    else if (!isReplaced(child)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    if (child === null || child.parentNode === this) return insertBefore.call(this, node, child) as T;
    const next = wrapperIn(this, child) ?? (isReplaced(child) ? null : child);
    return insertBefore.call(this, node, next) as T;
  };
}
