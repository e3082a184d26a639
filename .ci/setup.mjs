// Puts everything in place that the other scripts need: the packages, and with --browser a Chromium.
// Uses nothing but Node itself, since it is what runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.lectern-lock');
const windows = process.platform === 'win32';

/** Ends a script with one clear sentence instead of a stack trace. */
export class SetupError extends Error {}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 11)) {
    throw new SetupError(`Lectern needs Node 20.11 or newer; this is ${process.versions.node}.`);
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** True when someone ran npm by hand and node_modules already holds what the lock names. */
function installedByHand(lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = readJson(hidden).packages ?? {};
  const wanted = Object.entries(lock.packages ?? {}).filter(
    ([path, entry]) => path !== '' && !entry.optional && !entry.peer,
  );
  return wanted.length > 0 && wanted.every(([path, entry]) => installed[path]?.version === entry.version);
}

/** Installs the locked packages when they are missing or the lock has changed. Silent when there is nothing to do. */
export function installPackages() {
  requireNode();
  const lockFile = join(root, 'package-lock.json');
  if (!existsSync(lockFile))
    throw new SetupError('package-lock.json is missing: this checkout is incomplete.');
  const text = readFileSync(lockFile);
  const wanted = createHash('sha256').update(text).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!installedByHand(JSON.parse(text.toString()))) {
    console.log('Installing packages (once; about half a minute) …');
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
      shell: windows,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (npm.error) throw new SetupError(`npm could not be started: ${npm.error.message}`);
    if (npm.status !== 0) {
      // What is wrong comes first; how npm is to be used, and where its log is, last.
      const lines = `${npm.stderr}${npm.stdout}`.trim().split('\n').slice(0, 15).join('\n');
      throw new SetupError(`${lines}\n\nInstalling the packages failed ("npm ci" ended with ${npm.status}).`);
    }
  }
  writeFileSync(stampFile, wanted);
}

/** A browser counts only when it starts: a download without the system's libraries, or a stub of a snap, does not. */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return windows || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function ownDownload(browser) {
  const playwright = await import('@playwright/test');
  try {
    return playwright[browser].executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Where a browser is that starts: the one that its variable names (CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_PATH), else
 * Playwright's own build, else one of the system. Throws {@link SetupError} when the named one doesn't start.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} browser
 * @returns {Promise<{ path: string, isOwn: boolean } | undefined>} `isOwn` for Playwright's own build
 */
export async function findBrowser(browser) {
  const variable = `${browser.toUpperCase()}_PATH`;
  const wanted = process.env[variable];
  if (wanted) {
    if (!starts(wanted)) throw new SetupError(`${variable} is set, but ${wanted} does not start.`);
    return { path: wanted, isOwn: false };
  }
  const own = await ownDownload(browser);
  if (own && (browser === 'webkit' ? existsSync(own) : starts(own))) return { path: own, isOwn: true };
  const paths = readJson(join(root, '.ci', 'browser-paths.json'))[browser] ?? [];
  const path = paths.find(starts);
  return path ? { path, isOwn: false } : undefined;
}

const foundChromium = async () => (await findBrowser('chromium'))?.path;

function fetchOwn() {
  console.log('Fetching a Chromium for the browser tests …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 300_000 });
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000, env }).status === 0;
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installFromDebian = (name) => apt('install', '-y', '-q', '--no-install-recommends', name);

function fetchFromDebian() {
  if (!hasApt()) return;
  console.log('That did not work; installing the system package chromium …');
  if (apt('update', '-q')) installFromDebian(shellPackage) || installFromDebian('chromium');
}

/** The browser without its window: the same engine, and pages open in about half the time. */
const shellPackage = 'chromium-headless-shell';

/** Where there is but the system's whole browser, the lighter one is added beside it; tried once. */
function addShell(found) {
  const tried = join(root, 'node_modules', '.lectern-shell');
  if (process.env.CHROMIUM_PATH || found !== '/usr/bin/chromium' || !hasApt() || existsSync(tried))
    return found;
  writeFileSync(tried, '');
  console.log(`Adding the system package ${shellPackage}, in which the browser tests run faster …`);
  return apt('update', '-q') && installFromDebian(shellPackage) ? foundChromium() : found;
}

/** Path of a Chromium that starts, fetched when the machine has none. Throws {@link SetupError} when there is no way. */
export async function requireChromium() {
  for (const attempt of [() => undefined, fetchOwn, fetchFromDebian]) {
    attempt();
    const path = await foundChromium();
    if (path) return addShell(path);
  }
  throw new SetupError(
    'The browser tests need a Chromium and none could be found or fetched. Install one (Debian: "apt-get install ' +
      'chromium"), or run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}

/** Runs `work`; a {@link SetupError} becomes its message and exit code 1. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(async () => {
    installPackages();
    if (process.argv.includes('--browser')) await requireChromium();
  });
}
