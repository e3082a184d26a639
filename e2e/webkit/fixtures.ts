import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, test as base } from '@playwright/test';
import type { IWebDriverOptionsCookie } from 'selenium-webdriver';
import { account, type Role } from '../accounts.ts';
import { EmbeddedServer } from '../embedded-server.ts';
import { startBrowser, type WebKitBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { Page } from './page.ts';

export { account } from '../accounts.ts';
export { expect } from './expect.ts';
export type { Locator, Page } from './page.ts';

/** The server as the administrator of a project sees it, past the browser. */
export class Api {
  constructor(
    private readonly request: APIRequestContext,
    private readonly project: string,
  ) {}

  /** The `data` of an answer; `path` is what follows the project. */
  async read<Data = Record<string, unknown>>(path: string): Promise<Data> {
    const response = await this.request.get(`/${this.project}/${path}`);
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
    return ((await response.json()) as { data: Data }).data;
  }

  async create(path: string, data: object): Promise<Record<string, unknown>> {
    return await this.write('post', path, data);
  }

  async update(path: string, data: object): Promise<Record<string, unknown>> {
    return await this.write('patch', path, data);
  }

  private async write(
    method: 'post' | 'patch',
    path: string,
    data: object,
  ): Promise<Record<string, unknown>> {
    const response = await this.request[method](`/${this.project}/${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }
}

interface TestFixtures {
  /** Puts the demo data back when a new spec file begins. */
  freshData: undefined;
  /** Size of the page in CSS pixels. */
  size: { readonly width: number; readonly height: number };
  /**
   * The window, at a blank page of the server with nothing stored. The test fails on any uncaught error of the page, and on any
   * breach of its content security policy.
   */
  app: Page;
  /** Signs in by the real form (once per file and role), and opens a path behind the hash. */
  signIn: (role: Role, path: string) => Promise<void>;
  api: Api;
}

interface WorkerFixtures {
  dark: boolean;
  server: EmbeddedServer;
  webkit: WebKitBrowser;
  /** Cookies of sign-ins by role, void once the data was put back. */
  sessions: Map<Role, Cookies>;
}

interface Cookies {
  readonly generation: number;
  readonly list: readonly IWebDriverOptionsCookie[];
}

const project = 'tidewater';
/** Of the same origin, and nothing of the app in it that could write again or hold a database open. */
const blank = '/server/ping';
let fileWithData: string | undefined;

export async function openSignIn(page: Page): Promise<void> {
  await page.goto(`#/login?project=${project}`);
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.byRole('textbox', { name: 'E-mail' }).fill(email);
  await page.byLabel('Password').fill(password);
}

/** Removes all that an earlier test has stored in the browser. */
async function clearStorage(page: Page): Promise<void> {
  await page.goto(blank);
  await page.run(`localStorage.clear(); sessionStorage.clear();
    const databases = await indexedDB.databases();
    await Promise.all(databases.map(({ name }) => new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = request.onblocked = () => reject(new Error(name + ' could not be deleted'));
    })));`);
  await page.driver.manage().deleteAllCookies();
}

/** Takes up a session again; false when it is over, since another test has ended it. Ends on a blank page. */
async function restore(page: Page, { list }: Cookies): Promise<boolean> {
  for (const cookie of list) await page.driver.manage().addCookie(cookie);
  await page.goto(blank);
  return page.run<boolean>(`return (await fetch('/${project}/users/me')).ok`);
}

/** Playwright Test as runner, with WebKitGTK in place of its own browsers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  dark: [false, { option: true, scope: 'worker' }],
  size: [{ width: 1300, height: 900 }, { option: true }],

  server: [
    async ({}, use) => {
      const server = await EmbeddedServer.create();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  webkit: [
    async ({ dark }, use) => {
      const browser = await startBrowser({ dark });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  sessions: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  freshData: [
    async ({ server }, use, testInfo) => {
      if (fileWithData !== testInfo.file) {
        fileWithData = testInfo.file;
        await server.reset();
      }
      await use(undefined);
    },
    { auto: true },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.baseURL);
  },

  app: async ({ webkit, server, size, freshData: _ }, use, testInfo) => {
    const page = new Page(webkit.driver, `${server.baseURL}/admin/`);
    await webkit.resize(size.width, size.height);
    await clearStorage(page);
    await use(page);
    const errors = await page.run<string[]>('return window.probe?.takeErrors() ?? []');
    // Last, since the browser may crash over it.
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      const picture = await webkit.driver.takeScreenshot().catch(() => null);
      if (picture !== null) await writeFile(path, picture, 'base64');
      if (picture !== null) await testInfo.attach('screenshot', { path, contentType: 'image/png' });
    }
    expect(errors, errors.join('\n')).toEqual([]);
  },

  signIn: async ({ app, server, sessions }, use) => {
    await use(async (role, path) => {
      const cookies = sessions.get(role);
      if (cookies?.generation !== server.generation || !(await restore(app, cookies))) {
        const { email, password } = account(role, project);
        await openSignIn(app);
        await fillSignIn(app, email, password);
        await app.byRole('button', { name: 'Sign in' }).click();
        await expect.poll(() => app.url()).toContain(`#/${project}/`);
        sessions.set(role, {
          generation: server.generation,
          list: await app.driver.manage().getCookies(),
        });
        await app.goto(blank);
      }
      await app.goto(`#${path}`);
    });
  },

  api: async ({ request }, use) => {
    const { email, password } = account('admin', project);
    const data = { email, password, mode: 'cookie' };
    expect((await request.post(`/${project}/auth/authenticate`, { data })).ok()).toBe(true);
    await use(new Api(request, project));
  },
});
