// `npm run coverage:spec`: which rows of the specification and which cases are named by no test. The lists live
// beside the repository; without them there is nothing to compare with.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const shared = join(root, '..', 'shared');
const lists = [
  { name: 'rows', file: join(shared, 'spec', 'rows.md'), id: /^- ([A-Z]{3}-\d{2})\b/gm },
  { name: 'cases', file: join(shared, 'cases', 'cases.md'), id: /^\|([A-Z]{2}\d{2})\|/gm },
];

function testFiles(folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Ids in square brackets, several in one pair too: `[SIN-04, SIN-09]`. */
function proven() {
  const ids = new Set();
  for (const file of ['app', 'mocks', 'e2e'].flatMap(testFiles)) {
    for (const [, inside] of readFileSync(file, 'utf8').matchAll(
      /\[([A-Z]{2,3}-?\d{2}(?:[\s,;]+[A-Z]{2,3}-?\d{2})*)\]/g,
    )) {
      for (const id of inside.split(/[\s,;]+/)) ids.add(id);
    }
  }
  return ids;
}

const have = proven();
for (const { name, file, id } of lists) {
  if (!existsSync(file)) {
    console.log(`The list of ${name} is not beside this checkout: nothing to compare with.`);
    continue;
  }
  const all = [...new Set([...readFileSync(file, 'utf8').matchAll(id)].map(([, found]) => found))].sort();
  const missing = all.filter((entry) => !have.has(entry));
  console.log(`${name}: ${all.length - missing.length} of ${all.length} named by a test.`);
  const groups = new Map();
  for (const entry of missing) {
    const group = entry.replace(/-?\d+$/, '');
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  for (const entries of groups.values()) console.log(`  ${entries.join(' ')}`);
}
