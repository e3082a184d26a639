// `npm run build:demo`: dist-demo/, the app with its API in the browser, for any host of static files.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { installPackages, orExplain, root, SetupError } from './setup.mjs';

/** Builds the demo into `folder`. */
export function buildDemo({ quiet = false, folder = join(root, 'dist-demo') } = {}) {
  const data = join(root, '.cache', 'demo');
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'mocks/browser/make-data.ts', data], {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
  });
  if (made.status !== 0) throw new SetupError(`${quiet ? made.stderr : ''}\nThe demo data were not made.`);
  build({ quiet, folder, env: { LECTERN_DEMO: data } });
  const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))['size-limit'];
  const size = sizeOf(folder);
  if (size > budgets.demo)
    throw new SetupError(`Engine, SQLite and data of the demo have ${size} kB of ${budgets.demo}.`);
  if (!quiet) console.log(`Engine, SQLite and data: ${size} kB of ${budgets.demo}`);
}

/** What the demo has beyond the app, in kB of gzip: the engine, SQLite and the data, pictures too. */
export function sizeOf(folder) {
  const files = [
    ...readdirSync(join(folder, 'demo')).map((name) => join('demo', name)),
    ...readdirSync(join(folder, 'assets'))
      .filter((name) => /^(?:worker|set-up)-.*\.js$/.test(name))
      .map((name) => join('assets', name)),
  ];
  const bytes = files.map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => {
    installPackages();
    buildDemo();
  });
}
