import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ADMIN,
  type Answer,
  type CallOptions,
  type ContractSite,
  errorCode,
  INSTALL,
  toAnswer,
} from '#mocks/host/test-answers.ts';
import { createApi } from '#mocks/api/app.ts';
import { type Installation, type InstallationOptions, openInstallation } from '#mocks/host/installation.ts';
import type { Project } from '#mocks/engine/types.ts';

/** What opens the test hooks of a test site. */
export const TEST_SECRET = 'secret-of-tests';

export { ADMIN, type Answer, errorCode };

/** The API over a data folder of its own, with the project `demo`, for tests. Nothing listens on a port. */
export class TestSite implements ContractSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  installation: Installation;
  #api: ReturnType<typeof createApi>;

  readonly #options: InstallationOptions;
  #users = 0;

  private constructor(options: Partial<InstallationOptions>, from?: string) {
    if (from !== undefined) cpSync(from, this.folder, { recursive: true });
    this.#options = { test: true, testSecret: TEST_SECRET, ...options };
    this.installation = openInstallation(this.folder, this.#options);
    this.#api = createApi(this.installation);
  }

  static async open(options: Partial<InstallationOptions> = {}): Promise<TestSite> {
    const site = new TestSite(options);
    await site.call('POST', '/server/projects', { body: INSTALL });
    return site;
  }

  /** The roles 3, `Editors`, and 4, `Secure`, whose users need a second factor. */
  async addRoles(admin: string): Promise<void> {
    await this.call('POST', '/demo/roles', { cookie: admin, body: { name: 'Editors' } });
    await this.call('POST', '/demo/roles', { cookie: admin, body: { name: 'Secure', enforce_2fa: true } });
  }

  /** A user whom the administrator of the session makes; gives id and address. The password is `Passw0rd-user`. */
  async newUser(admin: string, role: number, more: object = {}): Promise<{ id: number; email: string }> {
    this.#users += 1;
    const email = `user${this.#users}@example.com`;
    const person = {
      first_name: 'A',
      last_name: 'B',
      email,
      password: 'Passw0rd-user',
      role,
      status: 'active',
    };
    const { status, body, text } = await this.call('POST', '/demo/users', {
      cookie: admin,
      body: { ...person, ...more },
    });
    if (status !== 200) throw new Error(`No user was made: ${text}`);
    return { id: (body.data as { id: number }).id, email };
  }

  /** Another site on a copy of this one's data. This one starts anew. */
  twin(): TestSite {
    this.installation.close();
    const twin = new TestSite(this.#options, this.folder);
    this.installation = openInstallation(this.folder, this.#options);
    this.#api = createApi(this.installation);
    return twin;
  }

  get project(): Project {
    const project = this.installation.project('demo');
    if (!project) throw new Error('The project is missing');
    return project;
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (options.cookie) headers.set('cookie', options.cookie);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    // a body that is a stream has to say so
    const init = { method, headers, body, duplex: 'half' };
    const request = new Request(`${options.base ?? 'http://127.0.0.1:8055'}${path}`, init);
    const response = await this.#api.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    const text = await response.text();
    return toAnswer(response.status, response.headers, text, response.headers.get('set-cookie') ?? '');
  }

  addInterface(id: string, meta: object): void {
    const folder = join(this.folder, 'extensions', 'interfaces');
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, 'meta.json'), JSON.stringify(meta));
    mkdirSync(join(folder, 'broken'), { recursive: true });
  }

  mails() {
    return this.installation.sentMails();
  }

  /** Calls a test hook, with the secret. */
  hook(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call(method, `/__test__/${path}`, { headers: { 'x-lectern-test': TEST_SECRET }, ...options });
  }

  authenticate(body: object): Promise<Answer> {
    return this.call('POST', '/demo/auth/authenticate', { body });
  }

  /** Signs in and gives the cookie. */
  async signIn(email = ADMIN.email, password = ADMIN.password): Promise<string> {
    return (await this.authenticate({ email, password, mode: 'cookie' })).cookie;
  }

  /** Closes the databases and opens them again, as a restart does. */
  restart(): void {
    this.installation.close();
    this.installation = openInstallation(this.folder, this.#options);
    this.#api = createApi(this.installation);
  }

  close(): void {
    this.installation.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
