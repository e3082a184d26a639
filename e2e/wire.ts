import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

/** One call that the app made to the API. */
export interface WireEntry {
  readonly method: string;
  /** Path with the project, for example `/tidewater/items/articles/7`. */
  readonly path: string;
  /** Query as sent, decoded; a parameter sent twice keeps its last value. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, else text; undefined when nothing was sent. */
  readonly body: unknown;
  readonly request: Request;
}

/** Which calls are meant; a text has to equal the path, an expression to match it. */
export interface WireFilter {
  readonly method?: string;
  readonly path?: string | RegExp;
}

/** Lets the calls go on that were held. */
export type Release = (() => void) & { readonly held: Promise<void> };

function parse(text: string | null): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function describe(request: Request): WireEntry {
  const url = new URL(request.url());
  return {
    method: request.method(),
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    body: parse(request.postData()),
    request,
  };
}

const isApi = (url: URL) => /^https?:$/.test(url.protocol) && !/^\/admin(\/|$)/.test(url.pathname);

/** Records what a page says to the API, from the moment it is made. Requests for the bundle are left out. */
export class Wire {
  private readonly list: WireEntry[] = [];
  private readonly pending = new Set<Request>();
  private lastChange = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.pending.add(request);
      this.lastChange = Date.now();
      if (isApi(new URL(request.url()))) this.list.push(describe(request));
    });
    const done = (request: Request) => {
      this.pending.delete(request);
      this.lastChange = Date.now();
    };
    page.on('requestfinished', done);
    page.on('requestfailed', done);
  }

  /**
   * Waits until the page has asked for nothing, bundle included, for `ms` milliseconds and no answer is due. Going to
   * another hash is no load for the browser, so that its own "network idle" would say so at once.
   */
  async quiet(ms = 300): Promise<void> {
    while (this.pending.size > 0 || Date.now() - this.lastChange < ms) await pause(25);
  }

  /** Calls so far, oldest first. The page that is written down at some time counts where it is asked for by its path. */
  all({ method, path }: WireFilter = {}): WireEntry[] {
    return this.list.filter(
      (entry) =>
        (method === undefined || entry.method === method) &&
        (path === undefined
          ? !entry.path.endsWith('/tracking/page')
          : typeof path === 'string'
            ? entry.path === path
            : path.test(entry.path)),
    );
  }

  /** The latest such call; throws when there was none. */
  last(filter: WireFilter = {}): WireEntry {
    const found = this.all(filter).at(-1);
    if (!found)
      throw new Error(`no such call among:\n${this.list.map((e) => `${e.method} ${e.path}`).join('\n')}`);
    return found;
  }

  /** Forgets everything so far. */
  clear(): void {
    this.list.length = 0;
  }
}

function gate(): { handler: (route: Route) => Promise<void>; release: Release } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let meet = () => {};
  const held = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const handler = async (route: Route) => {
    meet();
    await opened;
    await route.continue().catch(() => undefined);
  };
  return { handler, release: Object.assign(open, { held }) };
}

/** Files of the bundle wait as calls of the API do (`FaultInjector.hold`). */
export async function holdFiles(page: Page, url: RegExp): Promise<Release> {
  const { handler, release } = gate();
  await page.route(url, handler);
  return release;
}

/** What can go wrong between app and API. The API itself is never replaced: whatever has no fault goes through to it. */
export class FaultInjector {
  private readonly routes: { url: (url: URL) => boolean; handler: (route: Route) => Promise<void> }[] = [];

  constructor(private readonly page: Page) {}

  private async add(filter: WireFilter, handler: (route: Route) => Promise<void>): Promise<void> {
    const { method, path } = filter;
    const url = (address: URL) =>
      isApi(address) &&
      (path === undefined ||
        (typeof path === 'string'
          ? decodeURIComponent(address.pathname) === path
          : path.test(decodeURIComponent(address.pathname))));
    const guarded = (route: Route) =>
      method === undefined || route.request().method() === method ? handler(route) : route.fallback();
    this.routes.push({ url, handler: guarded });
    await this.page.route(url, guarded);
  }

  /** Matching calls reach the API only after `ms` milliseconds. */
  delay(filter: WireFilter, ms: number): Promise<void> {
    return this.add(filter, async (route) => {
      await pause(ms);
      // The page may be gone by then, and the call with it.
      await route.continue().catch(() => undefined);
    });
  }

  /** Matching calls wait until the returned function is called; its `held` is fulfilled when the first of them waits. */
  async hold(filter: WireFilter): Promise<Release> {
    const { handler, release } = gate();
    await this.add(filter, handler);
    return release;
  }

  /** Matching calls are answered with `status` and the body, an object as JSON; they don't reach the API. */
  answer(filter: WireFilter, status: number, body: unknown = ''): Promise<void> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
    return this.add(filter, (route) => route.fulfill({ status, body: text, contentType }));
  }

  /** Matching calls are sent to another address, as a proxy does that wants a sign-in of its own. */
  redirect(filter: WireFilter, location: string): Promise<void> {
    return this.add(filter, (route) => route.fulfill({ status: 302, headers: { location } }));
  }

  /** Matching calls fail as if the line were cut. */
  drop(filter: WireFilter): Promise<void> {
    return this.add(filter, (route) => route.abort('connectionfailed'));
  }

  /** Matching calls reach the API, but only the first half of its reply comes back. */
  garble(filter: WireFilter): Promise<void> {
    return this.add(filter, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, Math.floor(text.length / 2)) });
    });
  }

  /** From now on nothing goes wrong any more. */
  async clear(): Promise<void> {
    const added = this.routes.splice(0);
    await Promise.all(added.map(({ url, handler }) => this.page.unroute(url, handler)));
  }
}
