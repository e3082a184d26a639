import { cpSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '#mocks/api/app.ts';
import { appRoutes, bundleServer } from '#mocks/host/bundle.ts';
import {
  argumentOf,
  close,
  listen,
  type ListenOptions,
  listenOptionsFrom,
  type Running,
  runCommand,
} from '#mocks/host/command.ts';
import { type Addresses, addressesOf, isLoopback } from '#mocks/engine/addresses.ts';
import { gate, listedAddresses } from '#mocks/host/gate.ts';
import { compressed } from '#mocks/host/compress.ts';
import { type ApiVersion, DEFAULT_VERSION, isApiVersion, RELEASES } from '#mocks/engine/releases/release.ts';
import { type Installation, openInstallation } from '#mocks/host/installation.ts';
import { SetupError } from '#mocks/host/setup-error.ts';
import type { RunningSite } from '#mocks/seed/site/site.ts';
import { uploadServer } from '#mocks/host/uploads.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ServeOptions extends ListenOptions {
  /** Folder of databases and uploads. */
  data: string;
  /** Install nothing, instead of the demo projects, into an empty data folder. */
  empty: boolean;
  /** Answer the test hooks. Taken only together with a loopback host. */
  test: boolean;
  /** What calls of the test hooks have to bring along; made at random when left out. */
  testSecret?: string;
  /** Further names that it answers to, see `AddressOptions`. */
  hosts?: readonly string[];
  /** Apps elsewhere that may use it, see `AddressOptions`. */
  origins?: readonly string[];
  /** The printed passwords of the demo count for callers on other machines too. */
  demoAnywhere?: boolean;
  /** Let files be fetched from any address. Off unless set: it makes a way into the network around the server. */
  fetches?: boolean;
  /** Answers as recorded in the places that `mocks/DEVIATIONS.md` marks. For tests of clients. */
  asRecorded?: boolean;
  /** The release of the recorded API to answer as; 8.1.0 when left out. */
  version?: ApiVersion;
  /** The session cookie is for an app on another site too. Browsers take it over https and from localhost alone. */
  crossSite?: boolean;
  /** Folder of the static bundle. */
  dist: string;
  /** The bundle goes out compressed. Default true. */
  isPacked?: boolean;
  /** Rows of the large demo collection. */
  rows?: number;
}

export interface RunningServer extends Running {
  /** `http://host:port`, with the port that was really taken when 0 was asked for. */
  address: string;
  installation: Installation;
  /** The demo's example of a site; null where there is none. */
  site: RunningSite | null;
}

/** Starts the API with the bundle at /admin/. Throws a SetupError with one clear line for a mistake in the options. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  if (options.test && !isLoopback(options.host))
    throw new SetupError('Test mode needs a loopback host, such as HOST=127.0.0.1');
  // the port is known once it is taken
  const place = { ...options };
  const addresses = lateAddresses(() => addressesOf(place));
  const installation = openInstallation(options.data, { ...options, addresses });
  try {
    if (!options.empty && installation.keys().length === 0) await seed(installation, options);
    const { fetch } = site(installation, options);
    const http = createAdaptorServer({ fetch, hostname: options.host }) as HttpServer;
    const address = await listen(http, options);
    place.port = Number(new URL(address).port || 80);
    const example = await startSite(installation, options, address);
    return {
      address,
      installation,
      site: example,
      close: async () => {
        await example?.close();
        await close(http);
        installation.close();
      },
    };
  } catch (error) {
    installation.close();
    throw error;
  }
}

function lateAddresses(known: () => Addresses): Addresses {
  return {
    takesHost: (host) => known().takesHost(host),
    takesOrigin: (origin, host) => known().takesOrigin(origin, host),
    isKnown: (origin, host) => known().isKnown(origin, host),
    linkOrigin: (origin) => known().linkOrigin(origin),
  };
}

function site(installation: Installation, { data, dist, isPacked, crossSite }: ServeOptions): Hono {
  const app = new Hono();
  app.use(gate(installation.addresses));
  const uploads = uploadServer(installation);
  const extensions = bundleServer(join(data, 'extensions'));
  appRoutes(app, dist, { isPacked });
  app.get('/uploads/*', (c) => uploads(c.req.raw, new URL(c.req.url).pathname.slice('/uploads/'.length)));
  app.get('/extensions/custom/*', (c) => {
    const file = extensions(c.req.raw, new URL(c.req.url).pathname.slice('/extensions/custom/'.length));
    // An app on another origin may run them too, where it may use the API.
    const origin = c.req.header('origin');
    if (origin !== undefined) file.headers.set('access-control-allow-origin', origin);
    file.headers.append('vary', 'Origin');
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

async function seed(
  installation: Installation,
  { data, test, host, rows = 100_000 }: ServeOptions,
): Promise<void> {
  const { seedDemo } = await import('#mocks/seed/load.ts');
  await installation.fill(() => seedDemo(installation, { rows }));
  const project = installation.project('tidewater');
  if (project && !test && isLoopback(host)) (await import('#mocks/seed/previews.ts')).addPreviews(project);
  // The demo's example of an extension, unless the folder has some of its own already.
  cpSync(join(ROOT, 'mocks/seed/extensions'), join(data, 'extensions'), { recursive: true, force: false });
}

/** The demo's site, which previews show, on the next port; wherever it is, the demo's templates lead there. */
async function startSite(
  installation: Installation,
  { empty, test, host }: ServeOptions,
  address: string,
): Promise<RunningSite | null> {
  const project = installation.project('tidewater');
  if (empty || test || !isLoopback(host) || !project) return null;
  const [{ startExampleSite }, { pointPreviews }] = await Promise.all([
    import('#mocks/seed/site/site.ts'),
    import('#mocks/seed/previews.ts'),
  ]);
  const settings = { api: address, lectern: [address], host };
  const { port } = new URL(address);
  const site = await startExampleSite({ ...settings, port: Number(port) + 1 }).catch(() =>
    startExampleSite({ ...settings, port: 0 }),
  );
  pointPreviews(project, site.address);
  return site;
}

function optionsFrom(environment: NodeJS.ProcessEnv): ServeOptions {
  const listening = listenOptionsFrom(environment);
  const rows = argumentOf('--rows') ?? (environment.LECTERN_ROWS || '100000');
  if (!/^\d+$/.test(rows)) throw new SetupError('--rows (or LECTERN_ROWS) needs a number');
  return {
    ...listening,
    data: resolve(environment.LECTERN_DATA || '.data'),
    empty: environment.LECTERN_EMPTY === '1',
    test: environment.LECTERN_TEST === '1',
    testSecret: environment.LECTERN_TEST_SECRET || undefined,
    ...listedAddresses(environment),
    demoAnywhere: environment.LECTERN_DEMO_ANYWHERE === '1',
    fetches: environment.LECTERN_FETCH === '1',
    asRecorded: environment.LECTERN_AS_RECORDED === '1',
    version: versionFrom(environment),
    crossSite: environment.LECTERN_CROSS_SITE === '1',
    dist: resolve(argumentOf('--dist') ?? join(ROOT, 'dist')),
    isPacked: !process.argv.includes('--unpacked'),
    rows: Number(rows),
  };
}

function versionFrom({ LECTERN_API_VERSION: text }: NodeJS.ProcessEnv): ApiVersion {
  const version = text || DEFAULT_VERSION;
  if (isApiVersion(version)) return version;
  throw new SetupError(`LECTERN_API_VERSION=${version} is none of ${Object.keys(RELEASES).join(', ')}`);
}

/** Tells where the server is and who may sign in to the demo. */
async function announce(
  { address, installation, site: example }: RunningServer,
  { data, empty, test, testSecret, host, demoAnywhere }: ServeOptions,
): Promise<void> {
  console.log(`Lectern   ${address}/admin/`);
  if (!empty) {
    const { seedAccounts } = await import('#mocks/seed/accounts.ts');
    for (const { project, role, email, password } of seedAccounts) {
      if (installation.project(project))
        console.log(`Sign in   ${email} / ${password}   (${project}, ${role})`);
    }
    if (!isLoopback(host) && demoAnywhere !== true)
      console.log(
        '          These passwords count on this machine only; LECTERN_DEMO_ANYWHERE=1 lets others use them.',
      );
  }
  if (example)
    console.log(`Site      ${example.address}   (an example that Lectern previews: open an article)`);
  if (test && !testSecret) console.log(`Tests     X-Lectern-Test: ${installation.testSecret}`);
  console.log(`Data      ${data}   (stop with Ctrl-C)`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === resolve(process.argv[1])) {
  let options: ServeOptions;
  void runCommand(
    () => {
      options = optionsFrom(process.env);
      return serve(options);
    },
    (server) => announce(server, options),
  );
}
