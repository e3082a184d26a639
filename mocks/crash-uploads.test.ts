import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, kill, packedServer, pause, startPacked } from '#mocks/host/crash-server.ts';
import { openInstallation } from '#mocks/host/installation.ts';

/**
 * A server is killed in the middle of uploads, and while contents are replaced, again and again: what it has answered is there
 * afterwards, byte for byte, and no file is there by half: one whose content was being replaced has the old one or the new one. `LECTERN_CRASH_ROUNDS` sets how often; a build server may take its time.
 */
const ROUNDS = Number(process.env.LECTERN_CRASH_ROUNDS) || 24;
const WRITERS = 4;
/** Most uploads that are answered in one round, and most milliseconds that the server lives on afterwards. */
const MOST_ANSWERS = 6;
const LONGEST = 40;
const MOST_BYTES = 2_000_000;
const seed = Date.now() % 2 ** 31;

const data = mkdtempSync(join(tmpdir(), 'lectern-uploads-'));
let bundle = '';
beforeAll(async () => {
  bundle = await packedServer('crash-uploads', build);
}, 60_000);
afterAll(() => {
  for (const folder of [bundle, data]) rmSync(folder, { recursive: true, force: true });
});

const digest = (bytes: Uint8Array, kind = 'sha256') => createHash(kind).update(bytes).digest('hex');

/** What was answered with 200: the digests of contents by the name on disk. */
const kept = new Map<string, string>();
/** Contents that were on their way to replace one when the server was killed, and may have made it. */
const under = new Map<string, Set<string>>();
const ids = new Map<string, number>();
const random = chance(seed);
let cookie = '';
let sent = 0;
const progress = { answered: 0 };

async function call(
  address: string,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const reply = await fetch(address + path, { method, headers: { cookie, ...headers }, body });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`);
  cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return text === '' ? {} : (JSON.parse(text) as { data?: unknown });
}

async function prepare(): Promise<void> {
  const { child, address } = await startPacked(bundle, data);
  const account = { email: 'admin@example.com', password: 'Passw0rd' };
  const names = { project: 'demo', super_admin_token: 'super', db_name: 'demo', db_user: 'any' };
  const user = { user_email: account.email, user_password: account.password };
  const json = { 'content-type': 'application/json' };
  await call(address, '/server/projects', JSON.stringify({ ...names, ...user }), json);
  await call(address, '/demo/auth/authenticate', JSON.stringify({ ...account, mode: 'cookie' }), json);
  await kill(child);
}

/** Contents of any length, most of them short, no two alike. */
function content(): Uint8Array<ArrayBuffer> {
  sent += 1;
  const bytes = new Uint8Array(Math.ceil(random() ** 3 * MOST_BYTES) + 8);
  for (let at = 0; at < bytes.length; at += 997) bytes[at] = Math.floor(random() * 256);
  new DataView(bytes.buffer).setUint32(0, sent);
  return bytes;
}

async function upload(address: string): Promise<void> {
  const bytes = content();
  const form = new FormData();
  form.append('file', new Blob([bytes]), `file-${sent}.bin`);
  const answer = await call(address, '/demo/files', form);
  const { id, filename_disk: name } = answer.data as { id: number; filename_disk: string };
  kept.set(name, digest(bytes));
  ids.set(name, id);
  progress.answered += 1;
}

/** Names whose content is being replaced at the moment. */
const busy = new Set<string>();

async function replace(address: string): Promise<void> {
  const free = [...kept.keys()].filter((name) => !busy.has(name));
  const name = free[Math.floor(random() * free.length)];
  if (name === undefined) return upload(address);
  busy.add(name);
  const bytes = content();
  under.set(name, new Set(under.get(name)).add(digest(bytes)));
  compared.delete(name);
  try {
    const body = JSON.stringify({ data: Buffer.from(bytes).toString('base64') });
    await call(
      address,
      `/demo/files/${ids.get(name)}`,
      body,
      { 'content-type': 'application/json' },
      'PATCH',
    );
    kept.set(name, digest(bytes));
    under.delete(name);
    progress.answered += 1;
  } finally {
    busy.delete(name);
  }
}

async function round(): Promise<void> {
  const { child, address } = await startPacked(bundle, data);
  const enough = progress.answered + 1 + random() * MOST_ANSWERS;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!child.killed) {
      try {
        await (random() < 0.5 ? upload(address) : replace(address));
      } catch (error) {
        if (!child.killed) throw error;
      }
    }
  });
  const isEnough = () => progress.answered >= enough;
  while (!isEnough()) await pause(1);
  await pause(random() * LONGEST);
  await kill(child);
  await Promise.all(writers);
}

/** Names whose contents were compared already; once at the end all are. */
const compared = new Set<string>();

/** Opens what the killed server left, in this process. */
function check(): void {
  const installation = openInstallation(data, { test: true });
  try {
    const project = installation.project('demo');
    const rows = project?.driver.all('SELECT filename_disk, filesize, checksum FROM directus_files') ?? [];
    const known = new Set(rows.map((row) => String(row.filename_disk)));
    expect([...kept.keys()].filter((name) => !known.has(name))).toEqual([]);
    for (const { filename_disk: name, filesize, checksum } of rows) {
      expect([name, project?.files.stat(String(name))?.size]).toEqual([name, filesize]);
      if (compared.has(String(name))) continue;
      compared.add(String(name));
      const bytes = project?.files.read(String(name)) ?? new Uint8Array();
      // also of those that were on their way to be answered
      expect([name, bytes.length, digest(bytes, 'md5')]).toEqual([name, filesize, checksum]);
      const possible = [kept.get(String(name)) ?? digest(bytes), ...(under.get(String(name)) ?? [])];
      expect(possible).toContain(digest(bytes));
    }
    const names = readdirSync(join(data, 'demo'), { recursive: true }).map(String);
    expect(names.filter((name) => /(?:unfinished|staged).|\.part$/.test(name))).toEqual([]);
  } finally {
    installation.close();
  }
}

it(`${ROUNDS} kills with uploads and replacements under way lose none that was answered, seed ${seed}`, async () => {
  await prepare();
  for (let count = 0; count < ROUNDS; count++) {
    await round();
    // every other time the next server has to recover by itself
    if (count % 2 === 0) check();
  }
  compared.clear();
  check();
  expect(progress.answered).toBeGreaterThan(ROUNDS);
}, 600_000);
