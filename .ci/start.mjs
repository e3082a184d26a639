// `npm start`: everything that a fresh clone needs, then the embedded API with the app at /admin/, or with `--api` the app
// in front of another one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { installPackages, orExplain, root, SetupError } from './setup.mjs';

const args = process.argv.slice(2);
const hasApi = Boolean(process.env.LECTERN_API) || args.some((arg) => /^--api(?:=|$)/.test(arg));

await orExplain(() => {
  // npm has taken the option for one of its own: the demo would start without a word.
  if (!hasApi && process.env.npm_config_api !== undefined)
    throw new SetupError('npm needs two dashes before options of Lectern: npm start -- --api https://…');
  installPackages();
  if (isBuilt()) return;
  console.log('Building the app …');
  build({ quiet: true });
});

const server = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'mocks', hasApi ? 'proxy.ts' : 'serve.ts'), ...args],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// A terminal sends Ctrl-C to both of us: waiting here lets the server close its files and name the exit code.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) server.kill('SIGINT');
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGHUP'));
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
