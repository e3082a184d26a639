/** Calls `visit` with each node of a syntax tree, the outer ones first. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
  } else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit);
  }
}
