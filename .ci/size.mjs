// Budgets for what a visitor downloads, in bytes of gzip over JavaScript and CSS. Which chunks belong to a page is
// read from Vite's manifest, so that a renamed or newly split chunk can't slip out of its budget.
import { existsSync, readFileSync } from 'node:fs';
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

/** Files that weigh in: scripts and styles. Pictures and fonts come later and block nothing. */
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

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
let failed = false;
function judge(name, size, limit) {
  const over = size > limit * 1000;
  failed ||= over;
  console.log(`${over ? 'OVER' : 'ok  '}  ${name.padEnd(48)} ${kB(size).padStart(9)} of ${limit} kB`);
}

/** Scripts that index.html names beside the bundle's own: every page loads them. */
const beside = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script src="\.\/([^"]+)"/g)].map(
  ([, file]) => file,
);

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const paged = new Set(entries);
for (const { name, limit, chunks } of budgets.pages) {
  const keys = new Set(entries);
  for (const pattern of chunks) {
    const matches = Object.keys(manifest).filter((key) => new RegExp(pattern).test(key));
    for (const key of matches) keys.add(key);
    if (matches.length === 0) {
      failed = true;
      console.log(`OVER  ${name}: no chunk matches ${pattern}; mend "size-limit" in package.json`);
    }
  }
  const all = closure(keys);
  for (const key of all) paged.add(key);
  judge(name, await weigh([...filesOf(all), ...beside]), limit);
}

const roots = Object.keys(manifest).filter((key) => manifest[key].isEntry || manifest[key].isDynamicEntry);
const closures = new Map(roots.map((key) => [key, closure([key])]));
const common = (sets) =>
  sets.length === 0 ? new Set() : sets.reduce((all, set) => new Set([...all].filter((key) => set.has(key))));

/** What is there already whenever `key` is asked for: the chunks of whatever asks for it, from wherever. */
function loadedBefore(key) {
  const importers = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(key));
  return common(
    importers.map((importer) => common([...closures.values()].filter((chunks) => chunks.has(importer)))),
  );
}

// What is left is fetched on the way to one further screen or editor; the pages' own chunks are there already, and so
// are those of the screen that opens it.
for (const key of Object.keys(manifest)) {
  if (paged.has(key) || !manifest[key].isDynamicEntry) continue;
  const before = loadedBefore(key);
  const own = [...closures.get(key)].filter((part) => !paged.has(part) && !before.has(part));
  const exception = budgets.exceptions.find(({ chunk }) => new RegExp(chunk).test(key));
  judge(key.replace(/^_/, ''), await weigh(filesOf(own)), exception?.limit ?? budgets.chunk);
}
process.exitCode = failed ? 1 : 0;
