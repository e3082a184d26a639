import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Packs the server into one file of a folder inside the project, for tests that start it often: it starts four times as fast. */
export async function packedServer(
  name: string,
  build: (config: object) => Promise<unknown>,
): Promise<string> {
  // where the packages that are not bundled are found
  const folder = resolve('.cache', `${name}-${process.pid}`);
  await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    ssr: { noExternal: ['@hono/node-server', 'hono', 'kysely', 'lossless-json', 'otpauth'] },
    build: { ssr: 'mocks/serve.ts', outDir: folder, emptyOutDir: true, target: 'node20' },
  });
  return folder;
}

export interface StartedServer {
  child: ChildProcess;
  /** `http://host:port`. */
  address: string;
}

/** Starts a packed server, in test mode, on a data folder that may be empty. Rejects with what it said when it ends. */
export async function startPacked(folder: string, data: string): Promise<StartedServer> {
  const child = spawn(process.execPath, [join(folder, 'serve.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LECTERN_DATA: data, LECTERN_EMPTY: '1', LECTERN_TEST: '1', PORT: '0' },
  });
  const address = await new Promise<string>((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /(http:\/\/\S+)\/admin\//.exec(said)?.[1];
      if (found) done(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { child, address };
}

/** Ends a process as a power cut does. */
export function kill(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.on('exit', () => done());
    child.kill('SIGKILL');
  });
}

/** Numbers from 0 to 1 that follow from the seed (xorshift). */
export function chance(start: number): () => number {
  let state = start || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export const pause = (time: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, time);
  });
