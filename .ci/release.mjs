// `npm run release`: the bundle as a file that anybody can put in place, with its SHA-256 and a list of what it consists of, in the
// folder `release`. The same commit gives the same bytes; `-- --verify` makes it twice and compares, `-- --tag v1.0.0` refuses
// another version.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { licenceIssues } from './licences.mjs';
import { sbom } from './sbom.mjs';
import { installPackages, orExplain, root, SetupError } from './setup.mjs';

const read = (...path) => readFileSync(join(root, ...path));
const readJson = (...path) => JSON.parse(read(...path).toString());

/** What lies beside the folder `admin`, by its path in the file; the bundle has the guide and the licences of others, too. */
const beside = {
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  'docs/deploying.md': 'docs/deploying.md',
  'docs/upgrading.md': 'docs/upgrading.md',
  'docs/security.md': 'docs/security.md',
  'docs/extensions.md': 'docs/extensions.md',
};

/** Notes of the build that no installation needs. */
const ofTheBuild = /^(?:\.stamp$|\.vite\/)/;

/**
 * All that a release holds.
 *
 * @param {string} dist folder of the bundle
 * @returns {[path: string, content: Buffer][]} sorted by path
 */
export function releaseFiles(dist) {
  const bundle = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [relative(dist, file).replaceAll('\\', '/'), file])
    .filter(([path]) => !ofTheBuild.test(path));
  const of = (path) => bundle.filter(([name]) => name.startsWith(path));
  const files = [
    ...bundle.map(([path, file]) => [`admin/${path}`, file]),
    ...of('guide/'),
    ...of('licences.txt').map(([, file]) => ['THIRD-PARTY-LICENCES.txt', file]),
    ...Object.entries(beside).map(([path, file]) => [path, join(root, file)]),
  ];
  return files
    .map(([path, file]) => [path, readFileSync(file)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Files as a ZIP whose bytes depend on nothing but these and the date. The date matters: what web servers call a file by to know
 * whether it has changed is made of its date and its size, and pages of two versions are often of one size.
 *
 * @param {readonly [path: string, content: Buffer][]} files
 * @param {Date} date
 * @returns {Promise<Buffer>}
 */
export async function zipOf(files, date) {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for (const [path, content] of files)
    zip.file(path, content, { date, unixPermissions: 0o644, createFolders: false });
  return zip.generateAsync({
    type: 'nodebuffer',
    platform: 'UNIX',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What CHANGELOG.md says of a version; undefined when it has no section for it. */
export function notesOf(version, changelog) {
  const section = changelog.split(/^## /m).find((part) => /^\S+/.exec(part)?.[0] === version);
  return section?.slice(section.indexOf('\n')).trim();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit that the files are those of, where there is one, and the date of the release. */
function origin() {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct');
  if (!seconds)
    throw new SetupError(
      'The date of a release is that of its commit: outside of Git set SOURCE_DATE_EPOCH.',
    );
  const commit = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  return { commit, date: new Date(Number(seconds) * 1000) };
}

/** Builds the bundle into a folder of its own and packs it. */
async function make() {
  const dist = join(root, '.cache', 'release');
  const { commit, date } = origin();
  build({ quiet: true, folder: dist, env: { LECTERN_COMMIT: commit ?? '', LECTERN_API_ROOT: '' } });
  const { name, version } = readJson('package.json');
  const lock = readJson('package-lock.json');
  const folders = JSON.parse(readFileSync(join(dist, '.vite', 'packages.json'), 'utf8'));
  const issues = licenceIssues(folders, lock);
  if (issues.length > 0) throw new SetupError(`Licences that the bundle may not hold:\n${issues.join('\n')}`);
  const list = sbom({ name, version, date, folders, lock });
  const zip = await zipOf(releaseFiles(dist), date);
  rmSync(dist, { recursive: true, force: true });
  return { version, commit, zip, list: `${JSON.stringify(list, null, 2)}\n` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(async () => {
    installPackages();
    const { version: wanted } = readJson('package.json');
    const at = process.argv.indexOf('--tag');
    if (at > 0 && process.argv[at + 1] !== `v${wanted}`)
      throw new SetupError(`The tag ${process.argv[at + 1]} is not that of version ${wanted}.`);
    const notes = notesOf(wanted, read('CHANGELOG.md').toString());
    if (!notes) throw new SetupError(`CHANGELOG.md has no section for ${wanted}.`);
    const { version, commit, zip, list } = await make();
    const digest = sha256(zip);
    if (process.argv.includes('--verify')) {
      const again = await make();
      if (sha256(again.zip) !== digest || again.list !== list)
        throw new SetupError('Two builds of the same files differ.');
    }
    const folder = join(root, 'release');
    const file = `lectern-admin-${version}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, `${file}.zip`), zip);
    writeFileSync(join(folder, `${file}.zip.sha256`), `${digest}  ${file}.zip\n`);
    writeFileSync(join(folder, `${file}.cdx.json`), list);
    writeFileSync(join(folder, 'notes.md'), `${notes}\n`);
    console.log(`release/${file}.zip   ${(zip.length / 1e6).toFixed(1)} MB`);
    console.log(`SHA-256   ${digest}`);
    console.log(commit ? `Commit    ${commit}` : 'Commit    none: there are changes that are not committed');
  });
}
