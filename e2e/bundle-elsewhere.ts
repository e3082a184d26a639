import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bundleServer } from '#mocks/host/bundle.ts';
import { widenedForApi } from '#mocks/host/security-headers.ts';
import { freePort } from './server.ts';

/** The bundle on an origin of its own, as docs/deploying.md has it under "Somewhere else". */
export interface BundleElsewhere {
  /** Address of the app, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the bundle for an API at `apiRoot` (with a slash at the end), with the policy that goes with that. */
export async function serveBundleElsewhere(apiRoot: string): Promise<BundleElsewhere> {
  const dist = process.env['LECTERN_BUNDLE'] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const bundle = bundleServer(dist, { isPacked: false, editPage: (page) => pageFor(page, apiRoot) });
  const app = new Hono();
  app.get('/cms/*', (c) => bundle(c.req.raw, new URL(c.req.url).pathname.slice('/cms/'.length)));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${port}/cms/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** What docs/deploying.md says to change in the page for an API of another origin, and its extensions. */
function pageFor(page: string, apiRoot: string): string {
  const empty = 'name="lectern-api-root" content=""';
  if (!page.includes(empty)) throw new Error('the page has no place for the address of the API');
  const named = page.replace(empty, empty.replace('""', `"${apiRoot}"`));
  return widenedForApi(named, new URL(apiRoot));
}
