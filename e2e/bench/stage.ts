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

/** Starts a server with `rows` readings, hands it to `work`, and takes everything down again. */
export async function onStage<T>(
  browser: Browser,
  rows: number,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const server = await EmbeddedServer.create(rows);
  const contexts: BrowserContext[] = [];
  const app = `${server.baseURL}/admin/`;
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
  try {
    await server.reset();
    return await work({
      app,
      fresh,
      signedIn: async () => {
        const page = await fresh();
        await signIn(page, account('admin', project));
        await page.goto(`#/${project}/collections`);
        return page;
      },
    });
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await server.dispose();
  }
}
