import { cpSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve as serveNode } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '#mocks/api/app.ts';
import { bundleServer } from '#mocks/host/bundle.ts';
import { compressed } from '#mocks/host/compress.ts';
import { type Installation, openInstallation } from '#mocks/host/installation.ts';
import { SetupError } from '#mocks/host/setup-error.ts';
import { uploadServer } from '#mocks/host/uploads.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ServeOptions {
  port: number;
  host: string;
  /** Folder of databases and uploads. */
  data: string;
  /** Install nothing, instead of the demo projects, into an empty data folder. */
  empty: boolean;
  /** Answer the test hooks. Taken only together with a loopback host. */
  test: boolean;
  /** Let files be fetched from any address. Off unless set: it makes a way into the network around the server. */
  fetches?: boolean;
  /** The session cookie is for an app on another site too. Browsers take it over https and from localhost alone. */
  crossSite?: boolean;
  /** Folder of the static bundle. */
  dist: string;
  /** The bundle goes out compressed. Default true. */
  isPacked?: boolean;
  /** Rows of the large demo collection. */
  rows?: number;
}

export interface RunningServer {
  /** `http://host:port`, with the port that was really taken when 0 was asked for. */
  address: string;
  installation: Installation;
  close(): Promise<void>;
}

/** Starts the API with the bundle at /admin/. Throws a SetupError with one clear line for a mistake in the options. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(options.host);
  if (options.test && !loopback)
    throw new SetupError('Test mode needs a loopback host, such as HOST=127.0.0.1');
  const installation = openInstallation(options.data, options);
  try {
    if (!options.empty && installation.keys().length === 0) await seed(installation, options);
    const http = await listen(site(installation, options), options);
    const address = http.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    return { address: `http://${host}:${port}`, installation, close: () => stop(http, installation) };
  } catch (error) {
    installation.close();
    throw error;
  }
}

function site(installation: Installation, { data, dist, isPacked, crossSite }: ServeOptions): Hono {
  const app = new Hono();
  const bundle = bundleServer(dist, isPacked);
  const uploads = uploadServer(installation);
  const extensions = bundleServer(join(data, 'extensions'));
  app.get('/admin', (c) => c.redirect('./admin/', 302));
  app.get('/admin/*', (c) => bundle(c.req.raw, new URL(c.req.url).pathname.slice('/admin/'.length)));
  app.get('/uploads/*', (c) => uploads(c.req.raw, new URL(c.req.url).pathname.slice('/uploads/'.length)));
  app.get('/extensions/custom/*', (c) => {
    const file = extensions(c.req.raw, new URL(c.req.url).pathname.slice('/extensions/custom/'.length));
    // An app on another origin may run them too.
    file.headers.set('access-control-allow-origin', '*');
    return file;
  });
  const api = createApi(installation);
  app.all('*', async (c) => {
    const answer = await api.fetch(c.req.raw, c.env);
    if (crossSite) openCookies(answer.headers);
    return compressed(c.req.raw, answer);
  });
  return app;
}

function openCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.replace('SameSite=Lax', 'SameSite=None; Secure'));
}

async function seed(installation: Installation, { data, rows = 100_000 }: ServeOptions): Promise<void> {
  const { seedDemo } = await import('#mocks/seed/load.ts');
  await installation.fill(() => seedDemo(installation, { rows }));
  // The demo's example of an extension, unless the folder has some of its own already.
  cpSync(join(ROOT, 'mocks/seed/extensions'), join(data, 'extensions'), { recursive: true, force: false });
}

function listen(app: Hono, { port, host }: ServeOptions): Promise<HttpServer> {
  return new Promise((done, fail) => {
    const http = serveNode({ fetch: app.fetch, port, hostname: host }, () => done(http)) as HttpServer;
    // Longer than clients keep a line that is idle: one that is closed just as they use it again is a lost request.
    http.keepAliveTimeout = 65_000;
    http.on('error', (error: NodeJS.ErrnoException) =>
      fail(new SetupError(listenProblem(error, port, host))),
    );
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: choose another one with PORT=…`;
  if (error.code === 'EACCES') return `Port ${port} may not be used: choose another one with PORT=…`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

function stop(http: HttpServer, installation: Installation): Promise<void> {
  return new Promise((done) => {
    http.close(() => {
      installation.close();
      done();
    });
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), 2000).unref();
  });
}

function optionsFrom(environment: NodeJS.ProcessEnv): ServeOptions {
  const port = Number(environment.PORT || 8055);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SetupError(`PORT=${environment.PORT} is no port`);
  const rows = Number(argumentOf('--rows') ?? 100_000);
  if (!Number.isInteger(rows) || rows < 0) throw new SetupError('--rows (or LECTERN_ROWS) needs a number');
  return {
    port,
    host: environment.HOST || '127.0.0.1',
    data: resolve(environment.LECTERN_DATA || '.data'),
    empty: environment.LECTERN_EMPTY === '1',
    test: environment.LECTERN_TEST === '1',
    fetches: environment.LECTERN_FETCH === '1',
    crossSite: environment.LECTERN_CROSS_SITE === '1',
    dist: resolve(argumentOf('--dist') ?? join(ROOT, 'dist')),
    isPacked: !process.argv.includes('--unpacked'),
    rows,
  };
}

/** What stands behind an option of the command line. */
function argumentOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at === -1 ? undefined : process.argv[at + 1];
}

async function main(): Promise<void> {
  const options = optionsFrom(process.env);
  const server = await serve(options);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
  await announce(server, options);
}

/** Tells where the server is and who may sign in to the demo. */
async function announce(
  { address, installation }: RunningServer,
  { data, empty }: ServeOptions,
): Promise<void> {
  console.log(`Lectern   ${address}/admin/`);
  if (!empty) {
    const { seedAccounts } = await import('#mocks/seed/accounts.ts');
    for (const { project, role, email, password } of seedAccounts) {
      if (installation.project(project))
        console.log(`Sign in   ${email} / ${password}   (${project}, ${role})`);
    }
  }
  console.log(`Data      ${data}   (stop with Ctrl-C)`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === resolve(process.argv[1])) {
  main().catch((error: unknown) => {
    console.error(error instanceof SetupError ? error.message : error);
    process.exit(1);
  });
}
