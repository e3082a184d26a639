import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestOptions } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

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

/** Starts to listen on this machine. Returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return (server.address() as AddressInfo).port;
}
