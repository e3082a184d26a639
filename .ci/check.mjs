// `npm run check`: everything that can be said about the tree without running it. Arguments name single steps.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { installPackages, orExplain, root, SetupError } from './setup.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const scripts = 'app mocks e2e vite.config.ts'.split(' ');

/** Each step: what it proves, and the command. The build comes first, since it writes the files that types need. */
const steps = [
  { name: 'build', run: () => isBuilt() || build({ quiet: true }) },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--format=unix', ...scripts] },
  { name: 'format', command: [bin('biome'), 'format', '--reporter=summary', '.'] },
  { name: 'imports', command: [process.execPath, '.ci/imports.mjs', ...scripts] },
  { name: 'unused', command: [bin('knip'), '--no-progress'] },
  { name: 'size', command: [process.execPath, '.ci/size.mjs'] },
  { name: 'addresses', command: [process.execPath, '.ci/addresses.mjs'] },
  { name: 'texts', command: [process.execPath, '.ci/texts.mjs'] },
  { name: 'strings', command: [process.execPath, '.ci/strings.mjs'] },
  { name: 'locales', command: [process.execPath, '.ci/locales.mjs', 'check'] },
  { name: 'compat', command: [process.execPath, '.ci/compat.mjs'] },
  { name: 'own-keys', command: [process.execPath, '.ci/own-keys.mjs'] },
  { name: 'styles', command: [process.execPath, '.ci/styles.mjs'] },
  { name: 'declarations', command: [process.execPath, '.ci/declarations.mjs', 'check'] },
  // An optional package of another platform that the lock file lacks stops every installation from anew.
  { name: 'lock', command: [npm, 'ci', '--dry-run', '--ignore-scripts', '--loglevel=error'] },
  { name: 'licences', command: [process.execPath, '.ci/licences.mjs'] },
  // It asks the registry: only by its name, and then all that it says is shown.
  { name: 'advisories', command: [process.execPath, '.ci/advisories.mjs'], isByNameOnly: true },
];

/** Output is collected, so colours would only be control characters in a log. */
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

function runStep({ run, command }) {
  if (run) {
    try {
      run();
      return { ok: true, output: '' };
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return { ok: false, output: error.message };
    }
  }
  const [file, ...args] = command;
  const shell = file.endsWith('.cmd');
  const result = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
    shell,
  });
  const output = result.error ? result.error.message : `${result.stdout}${result.stderr}`;
  return { ok: result.status === 0, output: output.trim() };
}

/** Runs the steps (all, or those named) and prints one line for each; returns how each went. */
export function runChecks(names = []) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new SetupError(
      `No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  return steps
    .filter(({ name, isByNameOnly }) => (names.length === 0 ? !isByNameOnly : names.includes(name)))
    .map((step) => {
      const start = performance.now();
      const { ok, output } = runStep(step);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(12)} ${seconds.padStart(5)} s`);
      if (!ok || (step.isByNameOnly && output !== '')) console.log(`${output}\n`);
      return { name: step.name, ok };
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => {
    installPackages();
    const results = runChecks(process.argv.slice(2));
    process.exitCode = results.every((result) => result.ok) ? 0 : 1;
  });
}
