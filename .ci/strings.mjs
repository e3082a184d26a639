// English strings and the code that shows them, compared both ways: a key that t() is given must exist, and so must the
// values that its string names; a string that nothing asks for is a burden on every translator.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { english, entries, flat, pluralForm } from './packs.mjs';
import { root } from './setup.mjs';
import { walk } from './walk.mjs';

/** Keys that are put together at run time of what the API sends: namespace → what they begin with. */
const dynamic = {
  app: ['stored.'],
  errors: ['code.'],
  'system-fields': ['collections.', 'names.', 'notes.', 'choices.', 'actions.'],
};

const problems = [];

/** Keys with the names of the values that their strings hold. */
function keysOf(file) {
  const source = readFileSync(file, 'utf8');
  if (source.includes('{{count}}')) {
    problems.push(`${relative(root, file)}: {{count}} is written by no locale: make it {{count, number}}`);
  }
  const keys = new Map();
  for (const [form, text] of flat(JSON.parse(source))) {
    const key = form.replace(pluralForm, '');
    const names = [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name);
    keys.set(key, new Set([...(keys.get(key) ?? []), ...names]));
  }
  return keys;
}

/** A form that is for more than one number (0 in French, 21 in Russian) can't say "One": each form of a counted text counts. */
for (const [namespace, strings] of Object.entries(english())) {
  for (const { key, isPlural, forms } of entries(strings).values()) {
    const counted = Object.entries(forms).filter(([form]) => form !== 'zero');
    const holds = ([, text]) => text.includes('{{count, number}}');
    if (isPlural && counted.some(holds) && !counted.every(holds))
      problems.push(`${namespace}:${key}: a form of it holds no {{count, number}}`);
  }
}

const areas = new Map(
  readdirSync(join(root, 'i18n', 'en-US')).map((file) => [
    basename(file, '.json'),
    keysOf(join(root, 'i18n', 'en-US', file)),
  ]),
);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template with holes as an expression that its results match; null when it says too little to tell a key. */
function patternOf(node) {
  const texts = node.quasis.map(({ value }) => value.cooked);
  if (texts.length === 1 || !texts.some((text) => /[a-z]/i.test(text))) return null;
  if (!texts.every((text) => /^[\w.:-]*$/.test(text))) return null;
  return new RegExp(`^${texts.map(escaped).join('[\\w.-]+')}$`);
}

/** Literal keys of a call to t(): one, or both branches of a choice. */
function keysGiven(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(keysGiven);
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

/** What the strings of a key name, by each area that has it; a set of no names for a key of plug-ins. */
function namesFor(key) {
  const [namespace, path] = key.includes(':') ? key.split(':') : [null, key];
  if (namespace === 'interfaces' || namespace === 'layouts') return [new Set()];
  const among = namespace === null ? [...areas.values()] : [areas.get(namespace)];
  return among.flatMap((keys) => keys?.get(path) ?? []);
}

/** The values that a call to t() hands over; null when they are put together elsewhere. */
function valuesGiven(node) {
  if (!node) return new Set();
  if (node.type !== 'ObjectExpression') return null;
  const names = node.properties.map(({ key, computed }) =>
    computed ? undefined : (key?.name ?? key?.value),
  );
  return names.includes(undefined) ? null : new Set(names);
}

const files = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** All texts of the code by file; with the plug-ins' own, since their keys count in their folder only. */
const sources = files.map((file) => {
  const source = readFileSync(file, 'utf8');
  const literals = new Set();
  const patterns = [];
  walk(parseSync(file, source).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value);
    // Names of properties may be keys too (tables of keys by kind).
    if (node.type === 'Property' && node.key.type === 'Identifier') literals.add(node.key.name);
    if (node.type === 'TemplateLiteral') {
      if (node.quasis.length === 1) literals.add(node.quasis[0].value.cooked);
      const pattern = patternOf(node);
      if (pattern) patterns.push(pattern);
    }
    const isT =
      node.type === 'CallExpression' &&
      (node.callee.name === 't' ||
        (node.callee.type === 'MemberExpression' &&
          node.callee.property.name === 't' &&
          node.callee.object.name === 'i18n'));
    if (!isT) return;
    if (file.match(/[\\/](interfaces|layouts)[\\/][^\\/]+[\\/]/)) return;
    const values = valuesGiven(node.arguments[1]);
    for (const key of keysGiven(node.arguments[0])) {
      const strings = namesFor(key);
      const isWhole = (names) => values === null || [...names].every((name) => values.has(name));
      if (strings.length === 0) problems.push(`${relative(root, file)}: no such string: ${key}`);
      else if (!strings.some(isWhole))
        problems.push(`${relative(root, file)}: ${key} needs ${[...strings[0]].join(', ')}`);
    }
  });
  return { file, literals, patterns };
});

const isUsed = (among, ...names) =>
  among.some(({ literals, patterns }) =>
    names.some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name))),
  );

for (const [namespace, keys] of areas) {
  for (const key of keys.keys()) {
    if (dynamic[namespace]?.some((start) => key.startsWith(start))) continue;
    if (!isUsed(sources, key, `${namespace}:${key}`)) {
      problems.push(`i18n/en-US/${namespace}.json: nothing shows ${key}`);
    }
  }
}

for (const kind of ['interfaces', 'layouts']) {
  for (const id of readdirSync(join(root, 'app', kind))) {
    const folder = join(root, 'app', kind, id);
    const pack = join(folder, 'en-US.json');
    if (!existsSync(pack)) continue;
    // The files beside the folders serve all plug-ins of their kind.
    const own = sources.filter(({ file }) => dirname(file) === folder || dirname(file) === dirname(folder));
    for (const key of keysOf(pack).keys()) {
      // The name is shown wherever plug-ins are listed, that of an option in the form of options.
      const [start, option] = key.split('.');
      if (key === 'name' || (start === 'options' && isUsed(own, option))) continue;
      // Handed to a library as a whole.
      if (option !== undefined && isUsed(own, `${id}.${start}`)) continue;
      if (!isUsed(own, key)) problems.push(`${relative(root, pack)}: nothing shows ${key}`);
    }
  }
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
