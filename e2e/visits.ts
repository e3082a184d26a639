import type { BrowserContext, Page } from '@playwright/test';

/** A first visit by address, and when its screen can be used. */
export interface Visit {
  readonly name: string;
  /** Behind the hash. */
  readonly path: string;
  /** Without a session. */
  readonly isPublic?: boolean;
  /** What the screen can be used with. */
  readonly usable: string;
  /** Most scripts, style sheets and fonts until then. */
  readonly files: number;
  /** Most calls of the API begun by then, pictures included. */
  readonly calls: number;
  /** Most of those that wait for one another. */
  readonly waves: number;
  /** Most ms until then on a slow machine and line, for the bench alone. */
  readonly time: number;
}

export const visits: readonly Visit[] = [
  {
    name: 'sign-in',
    path: '/login',
    isPublic: true,
    usable: 'input[type="password"]:enabled',
    files: 4,
    calls: 3,
    waves: 1,
    time: 1400,
  },
  {
    name: 'listing',
    path: '/tidewater/collections/articles',
    usable: '[role="row"] a',
    files: 9,
    calls: 12,
    waves: 2,
    time: 2600,
  },
  {
    name: 'item',
    path: '/tidewater/collections/articles/1',
    usable: '[data-field="title"] input:enabled',
    files: 14,
    calls: 16,
    waves: 3,
    time: 3200,
  },
  {
    name: "collection's fields",
    path: '/tidewater/settings/collections/articles',
    usable: '[data-row="title"] button',
    files: 14,
    calls: 14,
    waves: 3,
    time: 3200,
  },
  {
    name: "role's grid",
    path: '/tidewater/settings/roles/2',
    usable: '[role="treegrid"] [role="row"] button',
    files: 14,
    calls: 14,
    waves: 3,
    time: 3200,
  },
];

/** Most scripts, style sheets and fonts of any screen by the time it has been at rest for ten seconds. */
export const filesAtRest = 30;

interface Request {
  readonly url: string;
  readonly isFile: boolean;
  readonly begun: number;
  ended?: number;
}

/**
 * What a context's pages ask for, from now on. Each call of the API takes `delay` ms more, so that calls that wait for another
 * one are told from those that go out beside it.
 */
export class Traffic {
  private readonly requests: Request[] = [];

  static async of(context: BrowserContext, delay = 0): Promise<Traffic> {
    const traffic = new Traffic();
    const isCall = (url: URL) => url.protocol.startsWith('http') && !url.pathname.startsWith('/admin/');
    const known = new Map<unknown, Request>();
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.protocol.startsWith('http')) return;
      const isFile =
        ['script', 'stylesheet', 'font'].includes(request.resourceType()) ||
        /\.(?:js|css|woff2)$/.test(url.pathname);
      if (!isFile && !isCall(url)) return;
      const entry: Request = { url: url.pathname + url.search, isFile, begun: performance.now() };
      known.set(request, entry);
      traffic.requests.push(entry);
    });
    const end = (request: unknown) => {
      const entry = known.get(request);
      if (entry) entry.ended = performance.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    if (delay > 0) {
      await context.route(isCall, async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
        await route.continue().catch(() => undefined);
      });
    }
    return traffic;
  }

  soFar(): Traffic {
    const now = new Traffic();
    now.requests.push(...this.requests.map((entry) => ({ ...entry })));
    return now;
  }

  /** Addresses of files, each once. */
  files(): string[] {
    return [...new Set(this.requests.filter(({ isFile }) => isFile).map(({ url }) => url))];
  }

  calls(): string[] {
    return this.requests.filter(({ isFile }) => !isFile).map(({ url }) => url);
  }

  /** How many calls, at most, went out one after the other. */
  waves(): number {
    const calls = this.requests.filter(({ isFile }) => !isFile);
    const waveOf = new Map<Request, number>();
    for (const call of calls) {
      const before = calls.filter(({ ended }) => ended !== undefined && ended <= call.begun);
      waveOf.set(call, 1 + Math.max(0, ...before.map((earlier) => waveOf.get(earlier) ?? 0)));
    }
    return Math.max(0, ...waveOf.values());
  }
}

/**
 * Opens the address. Returns when its screen can be used, by the page's own word: with what it had asked for by then, and ms
 * since the page began.
 */
export async function visit(
  page: Page,
  { path, usable }: Visit,
  traffic: Traffic,
): Promise<{ begun: Traffic; time: number }> {
  const isUsable = new Promise<{ begun: Traffic; time: number }>((resolve) => {
    void page.exposeFunction('visitIsUsable', (time: number) => resolve({ begun: traffic.soFar(), time }));
  });
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      (window as unknown as { visitIsUsable: (time: number) => void }).visitIsUsable(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, usable);
  await page.goto(`#${path}`);
  return isUsable;
}
