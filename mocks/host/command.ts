import type { Server } from 'node:http';
import { SetupError } from '#mocks/host/setup-error.ts';

export interface ListenOptions {
  /** 0: any that is free. */
  port: number;
  host: string;
}

/** What can be closed again; `close` resolves when nothing of it is left. */
export interface Running {
  close(): Promise<void>;
}

/** `PORT` and `HOST` of an environment, or their defaults. Throws a SetupError for a port that is none. */
export function listenOptionsFrom(environment: NodeJS.ProcessEnv): ListenOptions {
  const port = Number(environment.PORT || 8055);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SetupError(`PORT=${environment.PORT} is no port`);
  return { port, host: environment.HOST || '127.0.0.1' };
}

/** What stands behind an option of the command line, also behind its `=`; undefined without the option, '' without a value. */
export function argumentOf(option: string): string | undefined {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (at === -1) return undefined;
  return args[at] === option ? (args[at + 1] ?? '') : args[at]?.slice(option.length + 1);
}

/** Starts to listen. Returns `http://host:port`, with the port that was really taken; rejects with a SetupError. */
export function listen(http: Server, { port, host }: ListenOptions): Promise<string> {
  return new Promise((done, fail) => {
    // Longer than clients keep a line that is idle: one that is closed just as they use it again is a lost request.
    http.keepAliveTimeout = 65_000;
    http.on('error', (error: NodeJS.ErrnoException) =>
      fail(new SetupError(listenProblem(error, port, host))),
    );
    http.listen(port, host, () => {
      const address = http.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      done(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: choose another one with PORT=…`;
  if (error.code === 'EACCES') return `Port ${port} may not be used: choose another one with PORT=…`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Stops listening; requests that are under way have two seconds. */
export function close(http: Server): Promise<void> {
  return new Promise((done) => {
    http.close(() => done());
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), 2000).unref();
  });
}

/**
 * Runs a server until it is asked to stop, and has it announced once it can be. A SetupError becomes its one line, and exit
 * code 1.
 */
export async function runCommand<T extends Running>(
  start: () => Promise<T>,
  announce: (server: T) => void | Promise<void>,
): Promise<void> {
  try {
    const server = await start();
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        void server.close().then(() => process.exit(0));
      });
    }
    await announce(server);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exit(1);
  }
}
