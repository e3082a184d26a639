// `npm run build:demo`: dist-demo/, the app with its API in the browser, for any host of static files.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => {
    installPackages();
    buildDemo();
  });
}
