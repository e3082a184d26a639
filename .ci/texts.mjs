// What a person reads goes through i18n, and what was put off or switched off does not stay in the tree. Types see
// most keys already; this sees the texts that never became keys, plug-ins' own keys, words that docs/writing.md has others for,
// marks in comments, and default exports that no import() is the reason for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { english, flat } from './packs.mjs';
import { root } from './setup.mjs';
import { walk } from './walk.mjs';
import { forbiddenWords, wordIssues } from './words.mjs';

const spokenAttributes = new Set(
  'title label alt placeholder description aria-label aria-description aria-roledescription aria-valuetext'.split(
    ' ',
  ),
);
/** Letters of any script: numbers, punctuation and arrows need no translation. */
const words = /\p{L}{2,}/u;
/** Names that are the same in every language. */
const properNames = new Set(['HSL', 'JavaScript', 'JSON', 'PHP', 'RGB', 'Vue']);
const marks = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'an unfinished mark'],
  [/@ts-(ignore|expect-error|nocheck)/, 'the type checker switched off'],
  [/(oxlint|eslint)-disable|biome-ignore/, 'the linter switched off'],
  [/\b(test|it|describe)\.(only|fixme|todo)\(/, 'a test that runs alone or not at all'],
];

const problems = [];
const report = (file, line, message) => problems.push(`${relative(root, file)}:${line}: ${message}`);
const lineOf = (source, offset) => source.slice(0, offset).split('\n').length;

function sources(folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Text of a literal or of a template without holes; anything computed is another line's business. */
function literal(node) {
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('');
  return undefined;
}

function has(strings, key) {
  const found = key.split('.').reduce((level, part) => level?.[part], strings);
  if (found !== undefined) return true;
  // A counted text stands under its plural forms.
  return ['_one', '_other'].some(
    (form) =>
      key
        .split('.')
        .reduce(
          (level, part, index, all) => level?.[index === all.length - 1 ? part + form : part],
          strings,
        ) !== undefined,
  );
}

/** The strings beside a plug-in and the names under which its file calls them up. */
function pluginTexts(file, program) {
  const pack = join(dirname(file), 'en-US.json');
  const names = new Set();
  walk(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      /^use(Interface|Layout)Text$/.test(node.init?.callee?.name ?? '')
    ) {
      names.add(node.id.name);
    }
  });
  if (names.size === 0 || !existsSync(pack)) return undefined;
  return { names, strings: JSON.parse(readFileSync(pack, 'utf8')) };
}

const optionsOfPlugin = /^app\/(interfaces|layouts)\/[^/]+\/options\.ts$/;

/** What choices of options say in the code itself: labels, and texts of a map of values. */
function choiceTexts(program) {
  const found = [];
  const note = (node) => {
    const text = literal(node);
    if (text !== undefined && words.test(text) && !properNames.has(text))
      found.push({ text, start: node.start });
  };
  walk(program, (node) => {
    if (node.type !== 'Property') return;
    const key = node.key.name ?? node.key.value;
    if (key === 'label') note(node.value);
    if (key === 'choices' && node.value.type === 'ObjectExpression')
      for (const property of node.value.properties) note(property.value);
  });
  return found;
}

/** Files with a default export, and those that may have one: loaded by import(), found by a glob, or read by a tool. */
const withDefault = new Map();
const mayHaveDefault = new Set(
  [
    'vite.config.ts',
    'e2e/playwright.config.ts',
    'e2e/global-setup.ts',
    'e2e/skipped-reporter.ts',
    'e2e/webkit/global-setup.ts',
    'e2e/webkit/playwright.config.ts',
  ].map((path) => join(root, path)),
);
const foundByGlob = /^app\/(interfaces|layouts)\/[^/]+\/index\.ts$/;

function noteDefaults(file, source, program) {
  walk(program, (node) => {
    if (node.type === 'ExportDefaultDeclaration') withDefault.set(file, lineOf(source, node.start));
    const specifier = node.type === 'ImportExpression' ? literal(node.source) : undefined;
    if (specifier?.startsWith('#app/')) mayHaveDefault.add(join(root, 'app', specifier.slice(5)));
    else if (specifier?.startsWith('.')) mayHaveDefault.add(join(dirname(file), specifier));
  });
}

for (const file of ['app', 'mocks', 'e2e'].flatMap(sources)) {
  const source = readFileSync(file, 'utf8');
  for (const [pattern, what] of marks) {
    const found = pattern.exec(source);
    if (found) report(file, lineOf(source, found.index), `${what} (${found[0]})`);
  }
  const { program } = parseSync(file, source);
  noteDefaults(file, source, program);
  if (!file.startsWith(join(root, 'app')) || /\.test\.tsx?$|\/sample-[\w-]+\.tsx?$/.test(file)) continue;

  if (optionsOfPlugin.test(relative(root, file))) {
    for (const { text, start } of choiceTexts(program))
      report(file, lineOf(source, start), `a choice in English, not in en-US.json: ${JSON.stringify(text)}`);
  }
  const plugin = pluginTexts(file, program);
  walk(program, (node) => {
    const say = (text) =>
      report(file, lineOf(source, node.start), `text outside i18n: ${JSON.stringify(text.trim())}`);
    if (node.type === 'JSXText' && words.test(node.value)) say(node.value);
    if (node.type === 'JSXExpressionContainer' && words.test(literal(node.expression) ?? '')) {
      // Only as a child; attributes are judged by their names below.
      if (source[node.start - 1] !== '=') say(literal(node.expression));
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.has(node.name.name)) {
      const text = literal(node.value);
      if (text !== undefined && words.test(text)) say(text);
    }
    if (plugin && node.type === 'CallExpression' && plugin.names.has(node.callee.name)) {
      const key = node.arguments[0]?.type === 'Literal' ? literal(node.arguments[0]) : undefined;
      if (key !== undefined && !has(plugin.strings, key)) {
        report(file, lineOf(source, node.start), `no such key beside the plug-in: ${key}`);
      }
    }
  });
}

for (const [file, line] of withDefault) {
  // A declaration tells of code that is made elsewhere.
  if (file.endsWith('.d.ts') || mayHaveDefault.has(file) || foundByGlob.test(relative(root, file))) continue;
  report(file, line, 'a default export that no import() asks for: name it');
}
const glossary = forbiddenWords(readFileSync(join(root, 'docs', 'writing.md'), 'utf8'));
for (const [namespace, strings] of Object.entries(english()))
  for (const [key, text] of flat(strings))
    for (const { word, right } of wordIssues(glossary, { namespace, key, text }))
      problems.push(`${namespace}:${key}: “${word}”, for which docs/writing.md has “${right}”: ${text}`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
