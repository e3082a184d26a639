// The static bundle: always by `npm run build`, by other scripts only when its sources changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, orExplain, root, SetupError } from './setup.mjs';

const sources = [
  'app',
  'i18n',
  '.ci/aria-locales.ts',
  '.ci/chunk-groups.ts',
  '.ci/chunks.ts',
  '.ci/locale-packs.ts',
  '.ci/namespaces.ts',
  'docs/guide',
  'docs/keyboard.md',
  'docs/lectern.d.ts',
  'mocks/host/security-headers.ts',
  '.browserslistrc',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const stampFile = join(root, 'dist', '.stamp');

function files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** What the build takes from the environment (deployment.ts). */
const settings = ['LECTERN_API_ROOT'];

/** What the configuration of Vite imports. */
const ownPlugins = () => readdirSync(join(root, '.ci')).filter((name) => name.endsWith('.ts'));

/** One hash over names and contents of all that the bundle is made of; tests are no part of it. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  const own = ownPlugins().map((name) => `.ci/${name}`);
  const paths = [...sources, ...own].flatMap((path) =>
    /\.\w+$/.test(path) ? [join(root, path)] : files(path),
  );
  for (const path of paths.sort()) {
    if (/\.test\.tsx?$/.test(path) || !existsSync(path)) continue;
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** True when `dist/` was made from the sources as they are. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

/**
 * Builds `dist/`, or another `folder`. With `quiet`, Vite's own lines are shown only when it fails; `env` is further
 * environment.
 */
export function build({ quiet = false, folder, env = {} } = {}) {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [...(quiet ? ['--logLevel=warn'] : []), ...(folder ? ['--outDir', folder] : [])];
  const vite = spawnSync(process.execPath, [cli, 'build', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...(quiet ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {}), ...env },
  });
  if (vite.status !== 0) {
    throw new SetupError(`${quiet ? `${vite.stdout}${vite.stderr}\n` : ''}Building the app failed.`);
  }
  // Hashed after the build, which may itself write the files *.gen.ts of app/.
  if (!folder) writeFileSync(stampFile, sourceHash());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => {
    installPackages();
    build();
  });
}
