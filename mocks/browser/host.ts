import { Hono } from 'hono';
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
  /** Puts files in place that came later than all else: contents of originals by their names. */
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
export function openHost(
  databases: Databases,
  { root, onMail, testSecret }: HostOptions,
  state?: HostState,
): Host {
  keepPasswordsWith(pbkdf2Hasher);
  const own = databases.open(OWN);
  own.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  makeFileTable(own);
  makeCookieTable(own);
  const save = (changed: HostState) =>
    void own.run('INSERT OR REPLACE INTO state VALUES (?, ?)', ['installation', JSON.stringify(changed)]);
  if (state) save(state);
  const known: HostState = stateIn(own);
  const mails: Mail[] = [];
  const release = RELEASES[DEFAULT_VERSION];

  const opened = (entry: HostedProject, install?: InstallRequest): Project => {
    const driver = databases.open(databaseOf(entry.key));
    if (install) {
      const { name, email, passwordHash } = install;
      createProjectTables(driver, name, { email, passwordHash }, release);
    }
    return openProject({
      ...entry,
      driver,
      files: filesIn(own, entry.key),
      thumbnails: thumbnailsIn(own, entry.key),
      mailer: {
        send(mail) {
          mails.push(mail);
          onMail?.(mail);
        },
      },
      // Nothing leaves the browser: a call that fails once has been tried enough.
      webhooks: { patience: 1000, delays: [], log: () => undefined },
      release,
    });
  };

  const projects = new Map(known.projects.map((entry) => [entry.key, opened(entry)]));
  const server: Server = {
    release,
    project: (key) => projects.get(key) ?? null,
    keys: () => [...projects.keys()].sort(),
    install(request) {
      const { key, databaseName } = request;
      const entry = { key, databaseName, private: request.private, secret: randomToken() };
      dropFiles(own, key);
      const project = opened(entry, request);
      projects.set(key, project);
      known.projects.push(entry);
      save(known);
      return project;
    },
    remove(key) {
      projects.get(key)?.driver.close();
      projects.delete(key);
      known.projects = known.projects.filter((entry) => entry.key !== key);
      save(known);
      databases.remove(databaseOf(key));
      dropFiles(own, key);
    },
    hasSuperAdmin: () => known.superAdmin !== null,
    async isSuperAdmin(token, adopt = false) {
      if (known.superAdmin === null && adopt) {
        known.superAdmin = await hashPassword(token);
        save(known);
      }
      return known.superAdmin !== null && verifyPassword(token, known.superAdmin);
    },
    throttle: { first: 1, longest: 20 },
    databaseInUse: (name) => known.projects.some(({ databaseName }) => databaseName === name),
    images,
    extensions: listed,
    machine: { runtime: 'Browser', os: navigator.platform, osVersion: navigator.userAgent },
    addressOf: () => '',
    test: testSecret !== undefined,
    testSecret: testSecret ?? randomToken(16),
    addresses: {
      takesHost: () => true,
      takesOrigin: () => true,
      isKnown: () => true,
      linkOrigin: () => root,
    },
    isRefusedFrom: () => false,
    fetches: false,
    sentMails: () => mails,
  };
  const site = siteOf(server);
  const jar = cookieJar(own);
  return Object.assign(server, {
    answer: (request: HostRequest, own = jar) => answer(site, own, root, request),
    addFiles(project: string, files: ReadonlyMap<string, Uint8Array>) {
      const store = filesIn(own, project);
      own.transaction(() => {
        for (const [name, data] of files) store.write(name, data);
      });
    },
    close() {
      for (const { driver } of projects.values()) driver.close();
      own.close();
    },
  });
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
  const response = await site.fetch(asked);
  jar.take(setCookiesOf(response));
  const content = response.body === null ? null : await response.arrayBuffer();
  return { status: response.status, headers: [...response.headers], body: content };
}
