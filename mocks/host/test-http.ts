import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LineAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it goes over the line, for tests: nothing is unpacked, followed or sent again. */
export async function call(
  address: string,
  path: string,
  options: RequestOptions = {},
  body?: string | Buffer,
): Promise<LineAnswer> {
  const reply = await new Promise<IncomingMessage>((done, fail) => {
    request(address + path, { agent: false, ...options }, done)
      .on('error', fail)
      // Node takes its own listener away with the answer, also where that came before all of the body was taken.
      .on('socket', (socket) => socket.on('error', () => undefined))
      .end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) };
}

export const json = ({ body }: LineAnswer) => JSON.parse(body.toString()) as Record<string, unknown>;

/**
 * A folder for the servers of a test file: `at` gives paths in it, `options` those of a server with nothing installed whose data
 * and bundle are there; `remove` is called when all are closed.
 */
export function serverFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-serve-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const at = (...names: string[]) => join(folder, ...names);
  const options = (more: object = {}) => ({
    port: 0,
    host: '127.0.0.1',
    data: at('data'),
    empty: true,
    test: true,
    testSecret: 'secret-of-tests',
    dist: at('dist'),
    ...more,
  });
  return { at, options, remove };
}

/** Starts to listen on this machine. Returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return (server.address() as AddressInfo).port;
}
