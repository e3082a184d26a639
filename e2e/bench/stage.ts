import type { Browser, BrowserContext, Page } from '@playwright/test';
import { account } from '../accounts.ts';
import { EmbeddedServer } from '../embedded-server.ts';
import { signIn } from '../sign-in.ts';
import { installProbes } from './probes.ts';

export const project = 'tidewater';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A server of its own with so many rows of readings, and pages on it. */
export interface Stage {
  /** Address of the app with a slash at the end. */
  readonly app: string;
  /** A page of a context of its own (empty cache; no cookies but those of `state`), with the probes on it. */
  readonly fresh: (state?: StorageState) => Promise<Page>;
  /** A page signed in as administrator, on the list of collections. */
  readonly signedIn: () => Promise<Page>;
}

/** Starts a server with `rows` readings, hands the address of its app to `work`, and takes it down again. */
export async function withServer<T>(rows: number, work: (app: string) => Promise<T>): Promise<T> {
  const server = await EmbeddedServer.create({ rows });
  try {
    await server.reset();
    return await work(`${server.baseURL}/admin/`);
  } finally {
    await server.dispose();
  }
}

/** The same, with pages on it. */
export async function onStage<T>(
  browser: Browser,
  rows: number,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const contexts: BrowserContext[] = [];
  return withServer(rows, async (app) => {
    const fresh = async (state?: StorageState) => {
      const context = await browser.newContext({
        ...(state ? { storageState: state } : {}),
        baseURL: app,
        viewport: { width: 1400, height: 900 },
        locale: 'en-US',
      });
      contexts.push(context);
      const page = await context.newPage();
      await installProbes(page);
      return page;
    };
    const signedIn = async () => {
      const page = await fresh();
      await signIn(page, account('admin', project));
      await page.goto(`#/${project}/collections`);
      return page;
    };
    try {
      return await work({ app, fresh, signedIn });
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
}
