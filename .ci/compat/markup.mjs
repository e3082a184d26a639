// What HTML and CSS ask of a browser, as paths in the compatibility data; wherever it says nothing, there is no path.
import { generate, parse, walk } from 'css-tree';
import { best, data, find } from './data.mjs';

export const element = (tag) => best([['html', 'elements', tag]]);

/** An attribute of an element, and what its value names. */
export function attribute(tag, name, value) {
  const own = best([
    ['html', 'elements', tag, name],
    ['html', 'global_attributes', name],
  ]);
  const named =
    value === null
      ? null
      : best([
          ['html', 'elements', tag, `${name}_${value}`],
          ['html', 'elements', tag, name, value],
          ['html', 'global_attributes', name, value],
        ]);
  return [own, named].filter((path) => path !== null);
}

/** What the elements and attributes of an HTML file ask for: `{ path, line }` each. */
export function htmlUses(html) {
  const uses = [];
  const plain = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const { 1: tag, 2: rest, index } of plain.matchAll(
    /<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    const line = plain.slice(0, index).split('\n').length;
    const paths = [element(tag)];
    for (const [, name, value] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
      paths.push(...attribute(tag, name, value ?? null));
    for (const path of paths) if (path) uses.push({ path, line });
  }
  return uses;
}

/** Functions, units and the like that any property may have in its value: name → paths. */
const types = new Map();
(function index(node, path) {
  for (const [name, inner] of Object.entries(node)) {
    if (name === '__compat' || typeof inner !== 'object') continue;
    const at = [...path, name];
    if (inner.__compat) types.set(name, [...(types.get(name) ?? []), at]);
    index(inner, at);
  }
})(data.css.types, ['css', 'types']);

const units = [
  [/^[sld]v(?:h|w|i|b|min|max)$/, (unit) => ({ s: 'small', l: 'large', d: 'dynamic' })[unit[0]]],
];
function unitPath(unit) {
  for (const [pattern, size] of units) {
    if (pattern.test(unit)) return ['css', 'types', 'length', `viewport_percentage_units_${size(unit)}`];
  }
  if (/^cq(?:w|h|i|b|min|max)$/.test(unit)) return ['css', 'types', 'length', 'container_query_length_units'];
  return best([['css', 'types', 'length', unit]]);
}

/** A property and what stands in its value. */
export function declaration(property, value) {
  const uses = [];
  if (!property.startsWith('--')) {
    const own = ['css', 'properties', property];
    if (find(own)?.__compat) uses.push(own);
  }
  const inner = (names) => names.map((name) => ['css', 'properties', property, name]);
  const tree = typeof value === 'string' ? parse(value, { context: 'value', onParseError: () => {} }) : value;
  walk(tree, (node) => {
    let path = null;
    if (node.type === 'Identifier') path = best(inner([node.name, node.name.replace(/^-webkit-/, '')]));
    else if (node.type === 'Function') {
      path = best([...inner([node.name, `${node.name}_function`]), ...(types.get(node.name) ?? [])]);
    } else if (node.type === 'Dimension') path = unitPath(node.unit);
    else if (node.type === 'Raw') {
      // What is too new for the parser.
      for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g)) uses.push(...(types.get(name) ?? []));
    }
    if (path) uses.push(path);
  });
  return uses;
}

/** What a style sheet asks for: `{ path, line }` each. What stands under `@supports` and is named by it counts as guarded. */
export function cssUses(css) {
  const uses = [];
  const supports = [];
  const add = (path, node, text) => {
    if (path === null || supports.some((condition) => condition.includes(text))) return;
    uses.push({ path, line: node.loc.start.line });
  };
  walk(parse(css, { positions: true }), {
    enter(node) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') supports.push(generate(node.prelude));
        add(best([['css', 'at-rules', node.name]]), node, `@${node.name}`);
      } else if (node.type === 'Feature') {
        add(best([['css', 'at-rules', node.kind, node.name]]), node, node.name);
      } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        add(best([['css', 'selectors', node.name]]), node, `:${node.name}`);
      } else if (node.type === 'NestingSelector') {
        add(['css', 'selectors', 'nesting'], node, '&');
      } else if (node.type === 'Declaration') {
        for (const path of declaration(node.property, node.value)) {
          const text = path[1] === 'properties' && path.length === 3 ? `${node.property}:` : path.at(-1);
          add(path, node, text);
        }
      }
    },
    leave(node) {
      if (node.type === 'Atrule' && node.name === 'supports') supports.pop();
    },
  });
  return uses;
}
