import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bundleServer } from '#mocks/host/bundle.ts';
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
  const bundle = bundleServer(dist, false);
  const app = new Hono();
  app.get('/cms/*', async (c) => {
    const path = new URL(c.req.url).pathname.slice('/cms/'.length);
    const file = bundle(c.req.raw, path);
    const headers = new Headers(file.headers);
    headers.set('content-security-policy', widened(headers.get('content-security-policy') ?? '', apiRoot));
    if (path !== '') return new Response(file.body, { status: file.status, headers });
    const empty = 'name="lectern-api-root" content=""';
    const page = await file.text();
    if (!page.includes(empty)) throw new Error('the page has no place for the address of the API');
    headers.delete('etag');
    return new Response(page.replace(empty, empty.replace('""', `"${apiRoot}"`)), { headers });
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${port}/cms/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** What docs/deploying.md says to widen for an API of another origin that is reached by http, and its extensions. */
function widened(policy: string, apiRoot: string): string {
  const { origin } = new URL(apiRoot);
  const names = ['connect-src', 'img-src', 'media-src', 'script-src', 'style-src'];
  return names.reduce((text, name) => text.replace(`${name} `, `${name} ${origin} `), policy);
}
