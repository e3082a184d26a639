import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account, expect, test } from './fixtures.ts';
import { freePort, startServer } from './server.ts';

// `npm start` without npm. What it builds and installs was built and installed before the first test.
const script = '.ci/start.mjs';

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs the start script until it ends, or with `until` until it has printed that and was then asked to stop. */
function start(environment: Record<string, string>, until?: RegExp): Promise<Ended> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, LECTERN_EMPTY: '1', ...environment },
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
    if (until?.test(printed)) child.kill('SIGINT');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    // Sources may have changed since the last build: saying so is no part of the mistake.
    child.on('exit', (code) =>
      resolve({ code, printed: printed.replace('Building the app …\n', '').trim() }),
    );
  });
}

/** Each mistake is one line that says what is wrong, and no stack trace. */
function expectOneLine({ code, printed }: Ended, words: RegExp): void {
  expect(printed).toMatch(words);
  expect(printed.split('\n'), printed).toHaveLength(1);
  expect(code).toBe(1);
}

// Each start is a new process, which may have to build first.
test.describe.configure({ timeout: 90_000 });

let data: string;
test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'lectern-start-'));
});
test.afterEach(() => rm(data, { recursive: true, force: true }));

test('start prints the address and stops cleanly on Ctrl-C @faults', async () => {
  const port = String(await freePort());
  const { code, printed } = await start({ PORT: port, LECTERN_DATA: data }, /\/admin\//);
  expect(printed).toContain(`http://127.0.0.1:${port}/admin/`);
  expect(code).toBe(0);
});

test('a taken port is named in one line @faults', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve);
  });
  try {
    expectOneLine(await start({ PORT: String(port), LECTERN_DATA: data }), new RegExp(String(port)));
  } finally {
    other.close();
  }
});

test('a data folder that can’t be written is named in one line @faults', async () => {
  const file = join(data, 'a-file');
  await writeFile(file, '');
  const folder = join(file, 'below');
  expectOneLine(await start({ PORT: String(await freePort()), LECTERN_DATA: folder }), /a-file/);
});

test('a damaged database is named in one line @faults', async () => {
  const server = await startServer({ data, rows: 10 });
  await server.stop();
  const files = await readdir(data, { recursive: true });
  const databases = files.filter((name) => name.endsWith('.sqlite'));
  expect(databases.length).toBeGreaterThan(0);
  for (const name of files.filter((file) => /\.sqlite(-\w+)?$/.test(file))) {
    await writeFile(join(data, name), 'this is no database, whatever its name says. '.repeat(200));
  }
  const ended = await start({
    PORT: String(await freePort()),
    LECTERN_DATA: data,
    LECTERN_EMPTY: '',
    // As the folder was made.
    LECTERN_API_VERSION: '',
  });
  expectOneLine(ended, /damaged|not a database|database/i);
});

test('what was saved survives a power cut @faults', async ({ server, playwright }) => {
  const { project, email, password } = account('admin', 'tidewater');
  const api = await playwright.request.newContext({ baseURL: server.baseURL });
  await api.post(`/${project}/auth/authenticate`, { data: { email, password, mode: 'cookie' } });
  const title = `Written just before the cut ${Date.now()}`;
  const saved = await api.patch(`/${project}/items/articles/1`, { data: { title } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await server.kill();
  await server.start();
  const read = await api.get(`/${project}/items/articles/1`);
  expect(await read.json()).toMatchObject({ data: { title } });
  await api.dispose();
});
