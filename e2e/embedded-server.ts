import { cp, mkdtemp, rm } from 'node:fs/promises';
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProxy } from '#mocks/proxy.ts';
import { freePort, type RunningServer, startServer } from './server.ts';
import { dataTemplate } from './template.ts';

/** The server under test. Its address stays the same through every stop and start, so open pages stay valid. */
export interface TestServer {
  /** Origin without a slash at the end. */
  readonly baseURL: string;
  /** How often the data was put back; sign-ins from before the last time are void. */
  readonly generation: number;
  start(): Promise<void>;
  /** As Ctrl-C does. */
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Puts the demo data back as it was and starts. */
  reset(): Promise<void>;
  /** Ends it for good and removes its data. */
  dispose(): Promise<void>;
}

/** An embedded server on a copy of the demo data, in test mode. Not yet started: call `reset`. */
export class EmbeddedServer implements TestServer {
  generation = 0;
  readonly baseURL: string;
  private running: RunningServer | undefined;

  private constructor(
    private readonly home: string,
    private readonly template: string,
    private readonly port: number,
    private readonly asRecorded: boolean,
    private readonly apiVersion: string | undefined,
  ) {
    this.baseURL = `http://127.0.0.1:${port}`;
  }

  /**
   * `rows`: size of the collection `readings`, when it is not to be the usual one. `apiVersion`: the release of the
   * recorded API that it answers as, when it is not to be 8.1.0.
   */
  static async create({
    rows,
    asRecorded = false,
    apiVersion,
  }: {
    rows?: number;
    asRecorded?: boolean;
    apiVersion?: string;
  } = {}): Promise<EmbeddedServer> {
    const [home, template, port] = await Promise.all([
      mkdtemp(join(tmpdir(), 'lectern-e2e-')),
      dataTemplate(rows, apiVersion),
      freePort(),
    ]);
    return new EmbeddedServer(home, template, port, asRecorded, apiVersion);
  }

  async start(): Promise<void> {
    const { port, asRecorded, apiVersion } = this;
    const data = join(this.home, 'data');
    const release = apiVersion === undefined ? {} : { apiVersion };
    this.running ??= await startServer({ data, port, test: true, packed: true, asRecorded, ...release });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async reset(): Promise<void> {
    await this.kill();
    const data = join(this.home, 'data');
    await rm(data, { recursive: true, force: true });
    await cp(this.template, data, { recursive: true });
    this.generation += 1;
    await this.start();
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.home, { recursive: true, force: true });
  }
}

/** Any other server, reached through the proxy that serves the bundle at /admin/ on the same origin. */
export async function externalServer(api: string): Promise<TestServer> {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const proxy = await startProxy({ api, dist, host: '127.0.0.1', port: 0, isPacked: false });
  const refuse = () =>
    Promise.reject(new Error('only an embedded server can be stopped: tag the test @faults'));
  const server: TestServer & { generation: number } = {
    baseURL: proxy.address,
    generation: 0,
    start: refuse,
    stop: refuse,
    kill: refuse,
    restart: refuse,
    // Without a command for it the data stays as the tests before have left it.
    reset: async () => {
      const command = process.env['LECTERN_RESET'];
      if (!command) return;
      await promisify(exec)(command);
      server.generation += 1;
    },
    dispose: () => proxy.close(),
  };
  return server;
}
