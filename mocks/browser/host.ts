import { Hono } from 'hono';
import type { ExtensionKind } from '#app/entities/extensions/types.ts';
import { createApi } from '#mocks/api/app.ts';
import { openProject } from '#mocks/engine/project.ts';
import { DEFAULT_VERSION, RELEASES } from '#mocks/engine/releases/release.ts';
import { createProjectTables } from '#mocks/engine/schema/system.ts';
import type { InstallRequest, Server } from '#mocks/engine/server.ts';
import { hashPassword, keepPasswordsWith, verifyPassword } from '#mocks/engine/session/passwords.ts';
import { randomToken } from '#mocks/engine/session/tokens.ts';
import type { Mail, Project } from '#mocks/engine/types.ts';
import { uploadServer } from '#mocks/host/uploads.ts';
import type { Driver } from '#mocks/storage/driver.ts';
import { type CookieJar, cookieJar, makeCookieTable } from './cookies.ts';
import { answerOwn, listed } from './extensions.ts';
import { dropFiles, filesIn, makeFileTable, thumbnailsIn } from './files.ts';
import { images } from './images.ts';
import { pbkdf2Hasher } from './passwords.ts';
import { setCookiesOf } from './responses.ts';
import type { Databases } from './sqlite.ts';

export interface HostedProject {
  key: string;
  private: boolean;
  databaseName: string;
  secret: string;
}

export interface HostState {
  superAdmin: string | null;
  projects: HostedProject[];
}

/** What is sent by the page, with an address below the API's root. */
export interface HostRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export interface HostAnswer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** The API in a browser: the engine and the routes as they are, over databases of the browser. */
export interface Host extends Server {
  /** Answers a request of a page. `jar`: the cookies of who asks; those of the browser when left out. */
  answer(request: HostRequest, jar?: CookieJar): Promise<HostAnswer>;
  /** Puts files in place that came later than all else: contents of originals by their names. What is there stays. */
  addFiles(project: string, files: ReadonlyMap<string, Uint8Array>): void;
  close(): void;
}

interface HostOptions {
  /** Address of the API's root, without a slash at the end. */
  root: string;
  onMail?: (mail: Mail) => void;
  /** Lets the hooks for tests be called, with this secret. */
  testSecret?: string;
}

const OWN = 'installation.sqlite';
export const databaseOf = (key: string): string => `project-${key}.sqlite`;

/** Opens what the databases hold; with `state`, what a new installation begins with. */
export function openHost(databases: Databases, options: HostOptions, state?: HostState): Host {
  keepPasswordsWith(pbkdf2Hasher);
  const own = databases.open(OWN);
  own.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  makeFileTable(own);
  makeCookieTable(own);
  return new BrowserHost(databases, own, options, state);
}

class BrowserHost implements Host {
  readonly release = RELEASES[DEFAULT_VERSION];
  readonly throttle = { first: 1, longest: 20 };
  readonly images = images;
  readonly machine = { runtime: 'Browser', os: navigator.platform, osVersion: navigator.userAgent };
  readonly test: boolean;
  readonly testSecret: string;
  readonly addresses: Server['addresses'];
  readonly fetches = false;
  readonly #databases: Databases;
  /** What the installation knows of itself, and the files. */
  readonly #own: Driver;
  readonly #options: HostOptions;
  readonly #state: HostState;
  readonly #projects: Map<string, Project>;
  readonly #mails: Mail[] = [];
  readonly #site: Hono;
  readonly #jar: CookieJar;

  constructor(databases: Databases, own: Driver, options: HostOptions, begun?: HostState) {
    const state = begun ?? stateIn(own);
    const { root, testSecret } = options;
    this.test = testSecret !== undefined;
    this.testSecret = testSecret ?? randomToken(16);
    this.addresses = {
      takesHost: () => true,
      takesOrigin: () => true,
      isKnown: () => true,
      linkOrigin: () => root,
    };
    this.#databases = databases;
    this.#own = own;
    this.#options = options;
    this.#state = state;
    this.#projects = new Map(state.projects.map((entry) => [entry.key, this.#open(entry)]));
    // Only then: what is kept can be opened where there is no room to write.
    if (begun) this.#save();
    this.#site = siteOf(this);
    this.#jar = cookieJar(own);
  }

  project(key: string): Project | null {
    return this.#projects.get(key) ?? null;
  }

  keys(): string[] {
    return [...this.#projects.keys()].sort();
  }

  install(request: InstallRequest): Project {
    const { key, databaseName } = request;
    const entry = { key, databaseName, private: request.private, secret: randomToken() };
    dropFiles(this.#own, key);
    const project = this.#open(entry, request);
    this.#projects.set(key, project);
    this.#state.projects.push(entry);
    this.#save();
    return project;
  }

  remove(key: string): void {
    this.#projects.get(key)?.driver.close();
    this.#projects.delete(key);
    this.#state.projects = this.#state.projects.filter((entry) => entry.key !== key);
    this.#save();
    this.#databases.remove(databaseOf(key));
    dropFiles(this.#own, key);
  }

  hasSuperAdmin(): boolean {
    return this.#state.superAdmin !== null;
  }

  async isSuperAdmin(token: string, adopt = false): Promise<boolean> {
    if (this.#state.superAdmin === null && adopt) {
      this.#state.superAdmin = await hashPassword(token);
      this.#save();
    }
    return this.#state.superAdmin !== null && verifyPassword(token, this.#state.superAdmin);
  }

  databaseInUse(name: string): boolean {
    return this.#state.projects.some(({ databaseName }) => databaseName === name);
  }

  extensions(kind: ExtensionKind): object[] {
    return listed(kind);
  }

  addressOf(): string {
    return '';
  }

  isRefusedFrom(): boolean {
    return false;
  }

  sentMails(): readonly Mail[] {
    return this.#mails;
  }

  answer(request: HostRequest, jar = this.#jar): Promise<HostAnswer> {
    return answer(this.#site, jar, this.#options.root, request);
  }

  addFiles(project: string, files: ReadonlyMap<string, Uint8Array>): void {
    const store = filesIn(this.#own, project);
    this.#own.transaction(() => {
      for (const [name, data] of files) if (!store.stat(name)) store.write(name, data);
    });
  }

  close(): void {
    for (const { driver } of this.#projects.values()) driver.close();
    this.#own.close();
  }

  #save(): void {
    const text = JSON.stringify(this.#state);
    this.#own.run('INSERT OR REPLACE INTO state VALUES (?, ?)', ['installation', text]);
  }

  #open(entry: HostedProject, install?: InstallRequest): Project {
    const driver = this.#databases.open(databaseOf(entry.key));
    if (install) {
      const { name, email, passwordHash } = install;
      createProjectTables(driver, name, { email, passwordHash }, this.release);
    }
    return openProject({
      ...entry,
      driver,
      files: filesIn(this.#own, entry.key),
      thumbnails: thumbnailsIn(this.#own, entry.key),
      mailer: {
        send: (mail) => {
          this.#mails.push(mail);
          this.#options.onMail?.(mail);
        },
      },
      // Nothing leaves the browser: a call that fails once has been tried enough.
      webhooks: { patience: 1000, delays: [], log: () => undefined },
      release: this.release,
    });
  }
}

function stateIn(driver: Driver): HostState {
  const [row] = driver.all(`SELECT value FROM state WHERE name = 'installation'`);
  return row ? (JSON.parse(String(row.value)) as HostState) : { superAdmin: null, projects: [] };
}

function siteOf(server: Server): Hono {
  const site = new Hono();
  const uploads = uploadServer(server);
  site.get('/uploads/*', (c) => uploads(c.req.raw, new URL(c.req.url).pathname.slice('/uploads/'.length)));
  site.get('/extensions/custom/*', (c) => answerOwn(new URL(c.req.url).pathname));
  const api = createApi(server);
  site.all('*', (c) => api.fetch(c.req.raw, c.env));
  return site;
}

async function answer(site: Hono, jar: CookieJar, root: string, request: HostRequest): Promise<HostAnswer> {
  const { origin } = new URL(root);
  const url = `${origin}/${request.url.slice(root.length).replace(/^\/+/, '')}`;
  const { method, body } = request;
  const asked = new Request(url, { method, body });
  // A Request of its own drops cookies, which pages may not name.
  const headers = new Headers(request.headers);
  const cookies = jar.header();
  if (cookies !== null) headers.set('cookie', cookies);
  Object.defineProperty(asked, 'headers', { value: headers });
  // Firefox knows the streams of responses alone.
  Object.defineProperty(asked, 'body', { value: body === null ? null : new Response(body).body });
  const response = await site.fetch(asked);
  jar.take(setCookiesOf(response));
  const content = response.body === null ? null : await response.arrayBuffer();
  return { status: response.status, headers: [...response.headers], body: content };
}
