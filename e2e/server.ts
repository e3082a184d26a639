import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainHost } from './plain-host.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What calls of the test hooks of the servers that are started here have to bring along. */
export const testSecret = process.env['LECTERN_TEST_SECRET'] || randomUUID();

/** Headers of a call of a test hook. */
export const testHeaders = { 'X-Lectern-Test': testSecret };

/** Tests put the app on other ports of this machine, the server behind others, and both under a plain name. */
const reachable = {
  LECTERN_HOSTS: `${plainHost},127.0.0.1`,
  LECTERN_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
};

/** How an embedded server is started; everything else is its default. */
export interface ServerOptions {
  /** Data folder; it is made when missing. */
  readonly data: string;
  /** Port to listen on; a free one when left out. */
  readonly port?: number;
  /** Start with nothing installed. */
  readonly empty?: boolean;
  /** Send the session cookie to apps on other sites too. */
  readonly crossSite?: boolean;
  /** Origins of apps elsewhere that may use it, with commas between; any on this machine when left out. */
  readonly origins?: string;
  /** Answers as recorded, whatever `mocks/DEVIATIONS.md` says. */
  asRecorded?: boolean;
  /** The release of the recorded API that it answers as; 8.1.0 when left out. */
  readonly apiVersion?: string;
  /** Offer the test hooks. */
  readonly test?: boolean;
  /** Rows of the collection `readings` in the demo data. */
  readonly rows?: number;
  /** Runs the server as it was packed for the run (`LECTERN_SERVER`), which starts sooner; the data has to be there. */
  readonly packed?: boolean;
  /** Folder of the bundle; the one of the run when left out. */
  readonly bundle?: string;
}

/** A running embedded server in a process of its own. */
export interface RunningServer {
  /** Origin without a slash at the end, for example `http://127.0.0.1:41234`. */
  readonly baseURL: string;
  readonly port: number;
  /** Ends it as Ctrl-C does and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut does: no chance to write anything. */
  kill(): Promise<void>;
}

/** A port that was free a moment ago on the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

async function answers(baseURL: string): Promise<boolean> {
  try {
    return (await fetch(`${baseURL}/server/ping`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts an embedded server and resolves when it answers.
 *
 * @throws Error with what the server printed when it ends or stays silent for four minutes (a million rows take a while).
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const baseURL = `http://127.0.0.1:${port}`;
  const rows = options.rows === undefined ? [] : ['--rows', String(options.rows)];
  const aside = options.bundle ?? process.env['LECTERN_BUNDLE'];
  const bundle = aside ? ['--dist', aside, '--unpacked'] : [];
  const pack = options.packed ? process.env['LECTERN_SERVER'] : undefined;
  const program = pack ? [join(pack, 'serve.js')] : ['--import', 'tsx', 'mocks/serve.ts'];
  const child = spawn(process.execPath, [...program, ...rows, ...bundle], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LECTERN_DATA: options.data,
      LECTERN_EMPTY: options.empty ? '1' : '',
      LECTERN_CROSS_SITE: options.crossSite ? '1' : '',
      LECTERN_TEST: options.test ? '1' : '',
      LECTERN_TEST_SECRET: testSecret,
      ...(options.test ? reachable : {}),
      ...(options.origins === undefined ? {} : { LECTERN_ORIGINS: options.origins }),
      LECTERN_API_VERSION: options.apiVersion ?? '',
      LECTERN_AS_RECORDED: options.asRecorded ? '1' : '',
    },
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = `${printed}${chunk.toString()}`.slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + 240_000;
  while (!(await answers(baseURL))) {
    if (child.exitCode !== null) throw new Error(`the embedded server ended at once:\n${printed}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the embedded server did not answer within four minutes:\n${printed}`);
    }
    await pause(40);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return { baseURL, port, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}
