import { own } from '#mocks/engine/values/own.ts';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiProxy } from '#mocks/host/api-proxy.ts';
import {
  argumentOf,
  close,
  listen,
  type ListenOptions,
  listenOptionsFrom,
  type Running,
  runCommand,
} from '#mocks/host/command.ts';
import { findProjects, remoteApi } from '#mocks/host/remote-api.ts';
import { isLoopback } from '#mocks/engine/addresses.ts';

export interface ProxyOptions extends ListenOptions {
  /** Address of the API, or of its app. */
  api: string;
  /** Folder of the static bundle. */
  dist: string;
  /** The bundle goes out compressed. Default true. */
  isPacked?: boolean;
}

export interface RunningProxy extends Running {
  /** `http://host:port`, with the port that was really taken when 0 was asked for. */
  address: string;
  /** The API's root. */
  api: string;
  /** Keys of the API's public projects. */
  projects: string[];
}

/**
 * Serves the app at /admin/ in front of an API on another server. Throws a SetupError with one clear line when there is no
 * Directus 8 API at that address.
 */
export async function startProxy({ api, port, host, ...options }: ProxyOptions): Promise<RunningProxy> {
  const remote = remoteApi(api);
  const projects = await findProjects(remote);
  const http = apiProxy(remote, { ...options, isLocal: isLoopback(host) });
  const address = await listen(http, { port, host });
  return { address, api: remote.url.href, projects, close: () => close(http) };
}

/** What there is for the embedded API only. */
const ofEmbeddedApi = [
  'LECTERN_AS_RECORDED',
  'LECTERN_CROSS_SITE',
  'LECTERN_DATA',
  'LECTERN_DEMO_ANYWHERE',
  'LECTERN_EMPTY',
  'LECTERN_FETCH',
  'LECTERN_HOSTS',
  'LECTERN_ORIGINS',
  'LECTERN_ROWS',
  'LECTERN_TEST',
  'LECTERN_TEST_SECRET',
];

function announce({ address, api, projects }: RunningProxy): void {
  const ignored = ofEmbeddedApi.filter((name) => own(process.env, name));
  if (argumentOf('--rows') !== undefined) ignored.push('--rows');
  console.log(`Lectern   ${address}/admin/`);
  console.log(`API       ${api}   (${projects.join(', ') || 'no public projects'})`);
  console.log('          What you change here is changed there, for everybody. Stop with Ctrl-C.');
  if (ignored.length > 0) console.log(`Ignored   ${ignored.join(', ')}: for the embedded API only`);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === resolve(process.argv[1])) {
  void runCommand(
    () =>
      startProxy({
        api: argumentOf('--api') ?? process.env.LECTERN_API ?? '',
        ...listenOptionsFrom(process.env),
        dist: resolve(argumentOf('--dist') ?? join(import.meta.dirname, '../dist')),
        isPacked: !process.argv.includes('--unpacked'),
      }),
    announce,
  );
}
