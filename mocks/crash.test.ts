import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, kill, packedServer, pause, startPacked } from '#mocks/host/crash-server.ts';
import { openInstallation } from '#mocks/host/installation.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

/**
 * A server is killed in the middle of writes, again and again. Whatever it answered before must be there afterwards.
 * Two servers on two data folders share the rounds, because most of a round is waiting for a process to start.
 */
const ROUNDS = 200;
const SERVERS = 2;
const WRITERS = 3;
/** Most writes that a server answers in one round, and most milliseconds that it lives on afterwards. */
const MOST_ANSWERS = 20;
const LONGEST = 8;
const seed = Date.now() % 2 ** 31;

let bundle = '';
const folders = Array.from({ length: SERVERS }, () => mkdtempSync(join(tmpdir(), 'lectern-crash-')));

beforeAll(async () => {
  bundle = await packedServer('crash', build);
}, 60_000);

afterAll(() => {
  for (const folder of [bundle, ...folders]) rmSync(folder, { recursive: true, force: true });
});

/** What was answered with 200, and so must stay. */
interface Acknowledged {
  names: Set<string>;
  /** The last value of the counter. */
  counter: number;
  files: Set<string>;
}

class Crashing {
  readonly kept: Acknowledged = { names: new Set(), counter: 0, files: new Set() };
  readonly #data: string;
  readonly #random: () => number;
  #cookie = '';
  #base = '';
  #sent = 0;
  #answers = 0;

  constructor(data: string, random: () => number) {
    this.#data = data;
    this.#random = random;
  }

  async prepare(): Promise<void> {
    const child = await this.#start();
    const account = { email: 'admin@example.com', password: 'Passw0rd' };
    const names = { project: 'demo', super_admin_token: 'super', db_name: 'demo', db_user: 'any' };
    const user = { user_email: account.email, user_password: account.password };
    await this.#call('POST', '/server/projects', { ...names, ...user });
    await this.#call('POST', '/demo/auth/authenticate', { ...account, mode: 'cookie' });
    const name = { field: 'name', type: 'string', datatype: 'VARCHAR', length: 60, unique: true };
    const number = { field: 'number', type: 'integer', datatype: 'INT' };
    await this.#call('POST', '/demo/collections', { collection: 'things', fields: [KEY, name, number] });
    await this.#call('POST', '/demo/items/things', { name: 'counter', number: 0 });
    await kill(child);
  }

  /** One life of the server: it starts, shows what it kept, writes, and dies. */
  async round(): Promise<void> {
    const child = await this.#start();
    await this.#checkAnswers();
    const enough = this.#answers + 1 + this.#random() * MOST_ANSWERS;
    const writers = Array.from({ length: WRITERS }, (_, n) => this.#write(n, () => child.killed));
    while (this.#answers < enough) await pause(1);
    await pause(this.#random() * LONGEST);
    await kill(child);
    await Promise.all(writers);
  }

  /** Opens what the killed server left, in this process. */
  checkDatabase(): void {
    const installation = openInstallation(this.#data, { test: true });
    try {
      const project = installation.project('demo');
      const driver = project?.driver;
      expect(driver?.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      this.#compare(driver?.all('SELECT name, number FROM things') ?? []);
      for (const name of this.kept.files) expect(project?.files.stat(name)?.size).toBe(name.length);
    } finally {
      installation.close();
    }
  }

  async #checkAnswers(): Promise<void> {
    const reply = await this.#call('GET', '/demo/items/things?limit=-1&fields=name,number');
    this.#compare(reply.data as { name: string; number: number }[]);
  }

  #compare(rows: { [name: string]: unknown }[]): void {
    const found = new Set(rows.map((row) => row.name));
    expect([...this.kept.names].filter((name) => !found.has(name))).toEqual([]);
    const counter = rows.find((row) => row.name === 'counter');
    expect(Number(counter?.number)).toBeGreaterThanOrEqual(this.kept.counter);
  }

  async #write(writer: number, stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      this.#sent += 1;
      const name = `${writer}-${this.#sent}`;
      try {
        if (writer === 0) await this.#count();
        else if (this.#sent % 10 === 0) await this.#upload(`${name}.txt`);
        else await this.#make(name);
        this.#answers += 1;
      } catch (error) {
        if (!stopped()) throw error;
      }
    }
  }

  async #make(name: string): Promise<void> {
    await this.#call('POST', '/demo/items/things', [{ name }, { name: `${name} too` }]);
    this.kept.names.add(name).add(`${name} too`);
  }

  async #count(): Promise<void> {
    const next = this.kept.counter + 1;
    await this.#call('PATCH', '/demo/items/things/1', { number: next });
    this.kept.counter = next;
  }

  async #upload(name: string): Promise<void> {
    const body = { data: '', filename_disk: name, filename_download: name };
    const reply = await this.#call('POST', '/demo/files', body);
    this.kept.files.add((reply.data as { filename_disk: string }).filename_disk);
  }

  async #call(method: string, path: string, body?: object): Promise<{ data?: unknown }> {
    // the content of an upload is as long as its name will be, which is 40 letters
    const sent = body && 'data' in body ? { ...body, data: btoa('x'.repeat(40)) } : body;
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const reply = await fetch(this.#base + path, { method, headers, body: JSON.stringify(sent) });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    this.#cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return JSON.parse(text) as { data?: unknown };
  }

  async #start(): Promise<ChildProcess> {
    const { child, address } = await startPacked(bundle, this.#data);
    this.#base = address;
    return child;
  }
}

it(`${ROUNDS} kills lose nothing that was answered, seed ${seed}`, async () => {
  const kept = await Promise.all(
    folders.map(async (folder, n) => {
      const server = new Crashing(folder, chance(seed + n));
      await server.prepare();
      for (let round = 0; round < ROUNDS / SERVERS; round++) {
        await server.round();
        // every other time the next server has to recover by itself
        if (round % 2 === 0) server.checkDatabase();
      }
      server.checkDatabase();
      return server.kept;
    }),
  );
  for (const { names, counter, files } of kept) {
    expect(names.size).toBeGreaterThan(ROUNDS);
    expect(counter).toBeGreaterThan(ROUNDS / SERVERS);
    expect(files.size).toBeGreaterThan(0);
  }
}, 900_000);
