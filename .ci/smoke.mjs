// `npm run smoke`: whether `npm start` works on this machine: it starts, answers with the app and the API, and ends.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './setup.mjs';

const data = mkdtempSync(join(tmpdir(), 'lectern-smoke-'));
const child = spawn(process.execPath, [join(root, '.ci', 'start.mjs'), '--rows', '10'], {
  cwd: root,
  env: { ...process.env, PORT: '0', LECTERN_DATA: data, LECTERN_API: '', LECTERN_EMPTY: '' },
});
let printed = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
const ended = new Promise((done) => {
  child.on('exit', done);
});

/** The address that is printed once the server listens; building the app and filling the data come before. */
async function started() {
  const deadline = Date.now() + 10 * 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const [, address] = /(http:\/\/127\.0\.0\.1:\d+)\/admin\//.exec(printed) ?? [];
    if (address) return address;
    await pause(200);
  }
  throw new Error(`npm start printed no address:\n${printed}`);
}

async function answered(address, path, text) {
  const response = await fetch(`${address}${path}`);
  const body = await response.text();
  if (!response.ok || !body.includes(text))
    throw new Error(`${path} answered ${response.status}:\n${body.slice(0, 500)}`);
  console.log(`ok  ${path}`);
}

try {
  const address = await started();
  await answered(address, '/admin/', '<title>Lectern</title>');
  await answered(address, '/admin/version.json', 'version');
  await answered(address, '/server/ping', 'pong');
  await answered(address, '/tidewater/', 'The Tidewater Review');
} finally {
  child.kill('SIGINT');
  await ended;
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
// Windows ends a program without asking it.
if (process.platform !== 'win32' && child.exitCode !== 0) throw new Error(`It ended with ${child.exitCode}.`);
console.log('ok  it starts and ends');
