import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { apiProxy } from '#mocks/host/api-proxy.ts';
import { remoteApi } from '#mocks/host/remote-api.ts';
import { call, json, listening } from '#mocks/host/test-http.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}

/** A server that stands in for an API, and the address of the proxy in front of it. */
async function inFrontOf(
  listener: RequestListener,
): Promise<{ remote: Server; api: string; address: string }> {
  const remote = createServer(listener);
  const api = await open(remote);
  const address = await open(apiProxy(remoteApi(api), { dist: tmpdir(), isLocal: true }));
  return { remote, api, address };
}

describe('an API that goes wrong', () => {
  it('is away: an error in its own form', async () => {
    const { remote, api, address } = await inFrontOf((_, reply) => reply.end());
    remote.closeAllConnections();
    await new Promise((done) => remote.close(done));
    const answer = await call(address, '/demo/items/x', { method: 'POST' }, 'x'.repeat(100_000));
    expect(answer.status).toBe(502);
    expect(json(answer)).toEqual({
      error: { code: null, message: expect.stringContaining(`Nothing answers at ${api}/`) as string },
    });
  });

  it('breaks off in the middle of an answer: nobody takes it for whole', async () => {
    const { address } = await inFrontOf(({ url }, reply) => {
      if (url === '/') reply.end('whole');
      else reply.write('{"data":[', () => setImmediate(() => reply.destroy()));
    });
    await expect(call(address, '/demo/items/x')).rejects.toThrow('aborted');
    expect((await call(address, '/')).body.toString()).toBe('whole');
  });

  it('refuses an upload before it is there: its words arrive all the same', async () => {
    const { address } = await inFrontOf((_, reply) => {
      reply.writeHead(413, { 'content-type': 'application/json' }).end('{"error":{"code":13}}');
    });
    const answer = await call(address, '/demo/files', { method: 'POST' }, Buffer.alloc(60_000_000));
    expect([answer.status, json(answer)]).toEqual([413, { error: { code: 13 } }]);
  });

  it('closes a line as it is used again: what reads goes out once more, what writes does not', async () => {
    const lines = new WeakSet<object>();
    const seen: string[] = [];
    const { address } = await inFrontOf(({ method = '', socket }, reply) => {
      seen.push(method);
      if (lines.has(socket)) return socket.destroy();
      lines.add(socket);
      reply.end('{}');
    });
    for (const method of ['GET', 'GET', 'POST', 'PATCH'])
      expect([method, (await call(address, '/demo/x', { method })).status]).toEqual([method, 200]);
    // the second met the line of the first
    expect(seen).toEqual(['GET', 'GET', 'GET', 'POST', 'PATCH']);
  });

  it('is let go when nobody waits for a download any more', async () => {
    let isWhole: Promise<boolean> | undefined;
    const { address } = await inFrontOf((_, reply) => {
      isWhole = once(reply, 'close').then(() => reply.writableFinished);
      reply.write('begun');
    });
    const client = request(`${address}/file`, (reply) => {
      reply.on('error', () => undefined).once('data', () => client.destroy());
    });
    await once(client.end(), 'close');
    expect(await isWhole).toBe(false);
  });

  it('is let go when an upload is given up', async () => {
    const { address } = await inFrontOf((upload) => {
      upload.on('error', (error) => ended(error.message)).on('end', () => ended('whole'));
      upload.once('data', () => client.destroy());
    });
    let ended: (how: string) => void = () => undefined;
    const end = new Promise((done) => {
      ended = done;
    });
    const client = request(`${address}/demo/files`, { method: 'POST', headers: { 'content-length': 1000 } });
    client.on('error', () => undefined).write('some of it');
    expect(await end).toBe('aborted');
  });
});
