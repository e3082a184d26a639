// The licences of what goes into the bundle. `npm run check -- licences` refuses those that don't go with the app's own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Licences, by their SPDX names, under which a package may be part of a bundle under MIT: all that is asked for is that their
 * texts come along, which `licences.txt` does.
 */
const compatible = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
]);

/**
 * Whether one of the ways that an SPDX expression offers is compatible: `(MPL-2.0 OR Apache-2.0)`, `MIT AND Zlib`.
 *
 * @param {unknown} expression
 */
export function isCompatible(expression) {
  if (typeof expression !== 'string') return false;
  return expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((way) => way.split(/ AND /).every((name) => compatible.has(name.trim())));
}

/**
 * What is known of a package.
 *
 * @param {string} folder as the lock names it, `node_modules/react`
 * @param {{ packages: Record<string, { version?: string, license?: string, integrity?: string }> }} lock
 * @returns {{ name: string, version: string, licence: string | undefined, integrity: string | undefined }}
 */
export function packageFacts(folder, lock) {
  const entry = lock.packages[folder];
  if (!entry?.version) throw new Error(`${folder} is not in package-lock.json`);
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { name, version: entry.version, licence: entry.license, integrity: entry.integrity };
}

/** Where the licences of what a tool itself is built of begin: nothing of that is in the bundle. */
const ofTheTool = /^#+ Licenses of bundled dependencies$/m;

/** The texts of licence and notice that a package brings; empty when it brings none. */
function textsOf(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name))
    .sort()
    .map((name) =>
      readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').split(ofTheTool)[0].trim(),
    );
}

/**
 * The packages with their licences and the texts of these, as one text. Where a package brings no text, it says under which
 * package the text of the same licence stands.
 *
 * @param {readonly string[]} folders
 * @param {Parameters<typeof packageFacts>[1]} lock
 * @returns {string}
 */
export function licenceTexts(folders, lock) {
  const line = '-'.repeat(80);
  const all = folders.map((folder) => ({ ...packageFacts(folder, lock), texts: textsOf(folder) }));
  const parts = all.map(({ name, version, licence, texts }) => {
    const title = `${name} ${version} (${licence ?? 'no licence named'})`;
    if (texts.length > 0) return [title, ...texts].join('\n\n');
    const same = all.find((other) => other.licence === licence && other.texts.length > 0);
    return `${title}\n\nThe package brings no text of it${same ? `; it is the one under ${same.name}, but for the names of the authors` : ''}.`;
  });
  const head = `Lectern is under the MIT licence. It contains these packages of others (${folders.length}):`;
  return `${[head, ...parts].join(`\n\n${line}\n\n`)}\n`;
}

/**
 * What speaks against packages: a line for each that names no compatible licence.
 *
 * @param {readonly string[]} folders
 * @param {Parameters<typeof packageFacts>[1]} lock
 * @returns {string[]}
 */
export function licenceIssues(folders, lock) {
  return folders.flatMap((folder) => {
    const { name, version, licence } = packageFacts(folder, lock);
    return isCompatible(licence) ? [] : [`${name} ${version}: ${licence ?? 'no licence named'}`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const folders = read('dist/.vite/packages.json');
  const issues = licenceIssues(folders, read('package-lock.json'));
  if (issues.length > 0) {
    console.error(`Not among the licences that .ci/licences.mjs lists:\n${issues.join('\n')}`);
    process.exitCode = 1;
  } else console.log(`${folders.length} packages are in the bundle, all under compatible licences.`);
}
