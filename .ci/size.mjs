// Budgets for what a visitor downloads: bytes of gzip over JavaScript and CSS, and how many files that is. Pages are named by
// the groups that they need (.ci/chunk-groups.ts), groups by their name in Vite's manifest.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { root } from './setup.mjs';

const dist = join(root, 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('dist/ has no manifest: run "npm run build" first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))['size-limit'];

/** The chunk of `key` and all that it imports statically: what one request for it makes the browser fetch. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** Scripts and styles of chunks. Pictures and fonts come later and block nothing. */
function filesOf(keys) {
  const files = new Set();
  for (const key of keys) {
    const { file, css = [] } = manifest[key];
    for (const path of [file, ...css]) if (/\.(js|css)$/.test(path)) files.add(path);
  }
  return [...files];
}

const weigh = async (files) => {
  if (files.length === 0) return 0;
  const [{ size }] = await sizeLimit([filePlugin], {
    checks: [{ files: files.map((file) => join(dist, file)), gzip: true }],
  });
  return size;
};

let failed = false;
function judge(name, value, limit, unit) {
  const over = value > limit;
  failed ||= over;
  const text = unit === 'kB' ? value.toFixed(1) : String(value);
  console.log(`${over ? 'OVER' : 'ok  '}  ${name.padEnd(48)} ${text.padStart(7)} of ${limit} ${unit}`);
}

/** Scripts that index.html names beside the bundle's own: every page loads them. */
const beside = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script src="\.\/([^"]+)"/g)].map(
  ([, file]) => file,
);
const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const keyOf = (group) => Object.keys(manifest).find((key) => manifest[key].name === group);

for (const { name, limit, files: most, groups } of budgets.pages) {
  const unknown = groups.filter((group) => !keyOf(group));
  if (unknown.length > 0) {
    failed = true;
    console.log(`OVER  ${name}: no such group: ${unknown.join(', ')}; mend "size-limit" in package.json`);
  }
  const files = [...filesOf(closure([...entries, ...groups.map(keyOf)])), ...beside];
  judge(name, (await weigh(files)) / 1000, limit, 'kB');
  judge(`${name}: scripts and styles`, files.length, most, 'files');
}

/** A chunk by itself, with its style sheet. */
for (const key of Object.keys(manifest)) {
  const { file, name, isEntry } = manifest[key];
  if (isEntry || !/\.js$/.test(file)) continue;
  const exception = budgets.exceptions.find(({ chunk }) => chunk === name);
  judge(name ?? key, (await weigh(filesOf([key]))) / 1000, exception?.limit ?? budgets.chunk, 'kB');
}

const assets = readdirSync(join(dist, 'assets'));
for (const [kind, most] of Object.entries(budgets.files)) {
  judge(`all of .${kind}`, assets.filter((file) => file.endsWith(`.${kind}`)).length, most, 'files');
}
const packs = readdirSync(join(dist, 'assets')).filter((file) => /^[\w-]+-first-.{8}\.json$/.test(file));
for (const file of packs.filter((name) => !/-X[AB]-/.test(name)))
  judge(
    `strings of ${file.split('-first-')[0]}, first`,
    (await weigh([join('assets', file)])) / 1000,
    budgets.strings,
    'kB',
  );
// A file of its own costs a round trip, which is worth more than a few kilobytes.
for (const file of assets.filter((path) => path.endsWith('.js'))) {
  const { size } = statSync(join(dist, 'assets', file));
  // What React Aria says in a language, and the list of that, are fetched beside the strings of the language.
  if (size >= 2000 || /^(?:all|[a-z]{2}-[A-Z\d]{2,3})-/.test(file)) continue;
  failed = true;
  console.log(`SMALL ${file} has ${size} bytes: give it to a group of .ci/chunk-groups.ts`);
}
process.exitCode = failed ? 1 : 0;
