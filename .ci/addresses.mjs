// Where a page of the app is, is said by `app/session/addresses.ts`, typed by the route tree, and written as text by the router.
// This refuses addresses that are written by hand: `#/…`, a link or a navigation to `/…`, and paths put together from parts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from './setup.mjs';
import { walk } from './walk.mjs';

/** Routes say what they are, the guard is a table of paths. */
const own = /^app\/(?:routes\/|routeTree\.gen\.ts$|session\/(?:addresses|guard)\.ts$)|\.test\.tsx?$/;

/** The beginning of a text or template; anything computed is another line's business. */
function beginning(node) {
  if (node?.type === 'JSXExpressionContainer') return beginning(node.expression);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : '';
}

/** What is wrong with a node, if anything. */
function problemOf(node) {
  if (/^#\/(?:[\w$]|$)/.test(beginning(node))) return 'an address as text';
  const isPart = node.type === 'TemplateLiteral' && beginning(node) === '/';
  if (isPart && node.expressions[0]?.callee?.name === 'encodeURIComponent') return 'a path put together';
  const name = node.type === 'JSXAttribute' ? node.name.name : node.type === 'Property' ? node.key.name : '';
  if ((name === 'to' || name === 'href') && /^\/(?!\/)/.test(beginning(node.value)))
    return 'a link to a text';
  const { callee, arguments: [argument] = [] } = node.type === 'CallExpression' ? node : {};
  const isMove = callee?.property && /^(?:push|replace)$/.test(callee.property.name);
  const isOfHistory = (callee?.object?.property ?? callee?.object)?.name === 'history';
  return isMove && isOfHistory && beginning(argument).startsWith('/') ? 'a navigation to a text' : null;
}

const problems = [];
for (const entry of readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const path = relative(root, file).replaceAll('\\', '/');
  if (!entry.isFile() || !/\.tsx?$/.test(path) || own.test(path)) continue;
  const source = readFileSync(file, 'utf8');
  walk(parseSync(file, source).program, (node) => {
    const problem = problemOf(node);
    if (problem === null) return;
    const line = source.slice(0, node.start).split('\n').length;
    problems.push(`${path}:${line}: ${problem}, use session/addresses.ts`);
  });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
