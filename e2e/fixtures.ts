import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { account, type Role } from './accounts.ts';
import { skipBeyondLimits } from './engine-limits.ts';
import { readBodies } from './firefox/request-bodies.ts';
import { EmbeddedServer, externalServer, type TestServer } from './embedded-server.ts';
import { signIn } from './sign-in.ts';
import { FaultInjector, Wire } from './wire.ts';

export { byTouch, chromiumOnly, notIn } from './engine-limits.ts';
export { checkA11y } from './a11y.ts';
export { account } from './accounts.ts';
export { expect } from '@playwright/test';

/** What the app tells in passing; the side bar's list of it says the same. */
export function told(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
}

/**
 * Loads the app anew at an address in the page's tab. A reload right after the address was changed would do the same, but
 * Firefox gives such a reload up when the page is still on its way there.
 */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** A page that asks for nothing of its own: the shell around a place that there is not. The page of collections counts. */
export const quietPage = '/tidewater/nowhere';

/** The name of a download without the number by which a browser tells it from an earlier one in its folder. */
export const nameOf = (download: Download): string =>
  download.suggestedFilename().replace(/\(\d+\)(?=\.\w+$)/, '');

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** How a signed-in page is opened. */
export interface SignedInOptions {
  /** Project key; the demo data's first one when left out. */
  readonly project?: string;
  /** Path behind the hash to open, for example `/tidewater/collections/articles`. */
  readonly path?: string;
  /** Browser settings of this page alone: viewport, locale, colorScheme … */
  readonly context?: BrowserContextOptions;
}

export type SignedIn = (role: Role, options?: SignedInOptions) => Promise<Page>;

interface TestFixtures {
  /** Skips what the engine at hand can't run. */
  limits: undefined;
  /** Puts the demo data back when a new spec file begins. */
  freshData: undefined;
  /** Faults of any page and breaches of its policy, which fail the test; clear it when a test means to cause one. */
  pageErrors: string[];
  /** A page of its own, signed in by the real form (once per file and role), opened at `path`. */
  signedIn: SignedIn;
  /** Records the calls of a page to the API, from now on. */
  wire: (page: Page) => Wire;
  /** Lets calls of a page go wrong. Tests that use it are tagged @faults. */
  faults: (page: Page) => FaultInjector;
}

interface WorkerFixtures {
  /** This worker's own server. Tests that stop it are tagged @faults. */
  server: TestServer;
  /** It answers as recorded even where the embedded API answers better (mocks/DEVIATIONS.md). */
  asRecorded: boolean;
  /** The release of the recorded API that it answers as; undefined for the usual one. */
  apiVersion: string | undefined;
  /** Sign-ins kept by project and role, void once the data was put back. */
  signIns: Map<string, { generation: number; state: StorageState }>;
}

let fileWithData: string | undefined;

/** Begins what a page says of each breach of the content security policy. */
const breach = 'breach of the content security policy:';

/** Notes faults in the code of a context's pages, and whatever the content security policy had to refuse on them. */
export async function watch(context: BrowserContext, errors: string[]): Promise<void> {
  readBodies(context);
  context.on('weberror', (event) => errors.push(event.error().stack ?? String(event.error())));
  context.on('console', (message) => {
    if (message.text().startsWith(breach)) errors.push(message.text());
  });
  await context.addInitScript((words) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      console.error(words, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
    });
  }, breach);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  asRecorded: [process.env['LECTERN_AS_RECORDED'] === '1', { scope: 'worker', option: true }],

  apiVersion: [process.env['LECTERN_API_VERSION'] || undefined, { scope: 'worker', option: true }],

  server: [
    async ({ asRecorded, apiVersion }, use) => {
      const api = process.env['LECTERN_API'];
      const embedded = { asRecorded, ...(apiVersion === undefined ? {} : { apiVersion }) };
      const server = api ? await externalServer(api) : await EmbeddedServer.create(embedded);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  signIns: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  limits: [
    async ({ browserName, channel }, use, testInfo) => {
      skipBeyondLimits(browserName, channel, testInfo);
      // Timeouts are made for Chromium; axe, above all, takes several times as long in Firefox. Those that a test sets for
      // itself come later: `test.describe.configure` is the place for them.
      if (browserName !== 'chromium') testInfo.setTimeout(testInfo.timeout * 3);
      await use(undefined);
    },
    { auto: true },
  ],

  freshData: [
    async ({ server }, use, testInfo) => {
      if (fileWithData !== testInfo.file) {
        fileWithData = testInfo.file;
        await server.reset();
      } else {
        // A test that ended in the middle of a fault must not take the next one with it.
        await server.start().catch(() => undefined);
      }
      await use(undefined);
    },
    { auto: true },
  ],

  baseURL: async ({ server }, use) => {
    await use(`${server.baseURL}/admin/`);
  },

  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await watch(context, errors);
      await use(errors);
      expect(errors, errors.join('\n')).toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async (
    {
      browser,
      browserName,
      baseURL,
      contextOptions,
      viewport,
      locale,
      timezoneId,
      permissions,
      server,
      signIns,
      pageErrors,
    },
    use,
  ) => {
    const shared = { ...contextOptions, viewport, locale, timezoneId };
    const defaults = { ...shared, baseURL: baseURL ?? '', ...(permissions ? { permissions } : {}) };
    const contexts: { close(): Promise<void> }[] = [];
    const open = async ({ isMobile, ...settings }: BrowserContextOptions) => {
      // Firefox has no such mode; what it changes beside size and touch, the viewport's meta element, the app leaves alone.
      const mobile = isMobile === undefined || browserName === 'firefox' ? {} : { isMobile };
      const context = await browser.newContext({ ...defaults, ...settings, ...mobile });
      await watch(context, pageErrors);
      contexts.push(context);
      return context;
    };

    await use(async (role, { project = 'tidewater', path, context: settings = {} } = {}) => {
      const key = `${project}/${role}`;
      const kept = signIns.get(key);
      if (kept?.generation === server.generation) {
        const context = await open({ ...settings, storageState: kept.state });
        // A test before may have signed this account out.
        if ((await context.request.get(`${server.baseURL}/${project}/users/me`)).ok()) {
          const page = await context.newPage();
          await page.goto(`#${path ?? `/${project}/collections`}`);
          return page;
        }
      }
      const context = await open(settings);
      const page = await context.newPage();
      await signIn(page, account(role, project));
      signIns.set(key, { generation: server.generation, state: await context.storageState() });
      await page.goto(`#${path ?? `/${project}/collections`}`);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  wire: async ({}, use) => {
    await use((page) => new Wire(page));
  },

  faults: async ({}, use) => {
    const made: FaultInjector[] = [];
    await use((page) => {
      const faults = new FaultInjector(page);
      made.push(faults);
      return faults;
    });
    await Promise.all(made.map((faults) => faults.clear().catch(() => undefined)));
  },
});
