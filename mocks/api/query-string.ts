import type { Query, QueryValue } from '#mocks/engine/types.ts';

const MOST_PAIRS = 5000;
const DEEPEST = 16;

type Node = Map<string, Node | string>;

/**
 * Parses a query string (or form body) with bracketed keys, as PHP does: `a[b]=1` nests, `a[]=1` appends,
 * `a[0]=1` is a list when the keys count up from 0. A plain key that repeats becomes a list. Values stay text.
 */
export function parseQueryString(text: string): Query {
  const pairs = [...new URLSearchParams(text)].slice(0, MOST_PAIRS);
  return nested(pairs);
}

/** The same for pairs that are decoded already. */
export function nested(pairs: Iterable<readonly [string, string]>): Query {
  const root: Node = new Map();
  for (const [key, value] of pairs) put(root, pathOf(key), value);
  return objectOf(root);
}

function pathOf(key: string): string[] {
  const match = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(key);
  if (!match?.[1]) return [key];
  const brackets = match[2]?.slice(1, -1).split('][') ?? [];
  return [match[1], ...(match[2] ? brackets : [])].slice(0, DEEPEST);
}

function put(root: Node, path: string[], value: string): void {
  let node = root;
  path.forEach((part, index) => {
    const name = part === '' && index > 0 ? nextIndex(node) : part;
    const here = node.get(name);
    if (index < path.length - 1) {
      const inner = here instanceof Map ? here : new Map<string, Node | string>();
      node.set(name, inner);
      node = inner;
    } else if (here === undefined || index > 0) {
      node.set(name, value);
    } else {
      const list = here instanceof Map ? here : new Map<string, Node | string>([['0', here]]);
      list.set(nextIndex(list), value);
      node.set(name, list);
    }
  });
}

function nextIndex(node: Node): string {
  let next = node.size;
  while (node.has(String(next))) next += 1;
  return String(next);
}

function valueOf(node: Node | string): QueryValue {
  if (typeof node === 'string') return node;
  const isList = node.size > 0 && [...node.keys()].every((key, index) => key === String(index));
  return isList ? [...node.values()].map(valueOf) : objectOf(node);
}

/** Without a prototype, so that a key such as `constructor` is only a key. */
function objectOf(node: Node): Query {
  const own = Object.fromEntries([...node].map(([key, value]) => [key, valueOf(value)]));
  return Object.assign(Object.create(null) as Query, own);
}
