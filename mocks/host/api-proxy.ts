import {
  Agent as HttpAgent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createProxyServer } from 'httpxy';
import { appRoutes } from '#mocks/host/bundle.ts';
import { apiPaths, forwardTo } from '#mocks/host/forwarding.ts';
import { failureOf, type RemoteApi } from '#mocks/host/remote-api.ts';
import { widenedForFiles } from '#mocks/host/security-headers.ts';
import { isLoopback } from '#mocks/engine/addresses.ts';

/** How long the API may be silent in the middle of a request, ms: it may have an upload of a gigabyte to work on. */
const PATIENCE = 10 * 60_000;

/** Less than what web servers keep an idle line for (Apache: five seconds), ms. */
const IDLE = 4000;

export interface ApiProxyOptions {
  /** Folder of the static bundle. */
  dist: string;
  /** The bundle goes out compressed. Default true. */
  isPacked?: boolean;
  /** Answers only under names of this machine: no page of others gets in by a name that it lets lead here. */
  isLocal: boolean;
}

/** A server with the app at /admin/ that hands everything else on to an API. It doesn't listen yet. */
export function apiProxy(api: RemoteApi, { dist, isPacked, isLocal }: ApiProxyOptions): Server {
  const app = appListener(api, dist, isPacked);
  const forward = forwarder(api);
  const isForApi = new RegExp(apiPaths);
  const http = createServer((request, reply) => {
    if (isLocal && !isLoopback(nameOf(request.headers.host))) {
      reply.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      reply.end('Lectern answers here only as 127.0.0.1 or localhost; HOST=0.0.0.0 lets others in.\n');
    } else if (isForApi.test(request.url ?? '/')) {
      forward(request, reply);
    } else {
      void app(request, reply);
    }
  });
  // An upload takes as long as the line needs for it.
  http.requestTimeout = 0;
  return http;
}

const nameOf = (host = '') => host.replace(/:\d*$/, '');

function appListener({ url }: RemoteApi, dist: string, isPacked?: boolean) {
  const app = new Hono();
  // Files have the API's own address.
  appRoutes(app, dist, { isPacked, editPage: (html) => widenedForFiles(html, url) });
  return getRequestListener(app.fetch);
}

function forwarder({ url, auth }: RemoteApi): (request: IncomingMessage, reply: ServerResponse) => void {
  const { protocol, hostname, port, pathname } = url;
  const target = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, pathname };
  const proxy = createProxyServer({ target, auth });
  const sent = new WeakMap<IncomingMessage, ClientRequest>();
  const answered = new WeakSet<IncomingMessage>();
  const agents = agentsFor(protocol);

  const send = (request: IncomingMessage, reply: ServerResponse, isRepeated = false) => {
    const canRepeat = !isRepeated && (request.method === 'GET' || request.method === 'HEAD');
    // What goes wrong is an event, below.
    proxy.web(request, reply, { agent: canRepeat ? agents.pooled : agents.fresh }).catch(() => undefined);
  };

  forwardTo(url, proxy);
  proxy.on('proxyReq', (outgoing, request) => {
    sent.set(request, outgoing);
    outgoing.once('socket', hearErrors);
    outgoing.setTimeout(PATIENCE, () =>
      outgoing.destroy(Object.assign(new Error('silent for too long'), { code: 'ETIMEDOUT' })),
    );
  });
  proxy.on('proxyRes', (_, request) => answered.add(request));
  proxy.on('error', (error: NodeJS.ErrnoException, request, reply) => {
    // An answer that has begun goes on or breaks off by itself, also when the API took no more of the request.
    if (!request || !(reply instanceof ServerResponse) || answered.has(request)) return;
    if (error.code === 'ECONNRESET' && sent.get(request)?.reusedSocket) send(request, reply, true);
    else refuse(reply, failureOf(error, url));
  });
  return send;
}

/**
 * A line that is used again may be closed by the other end just then. What only reads is sent a second time then, on a new
 * line. What writes is not, since it might be done twice: it always has a new line (`fresh`), which it offers to keep all
 * the same, since some servers cut off one that is to be closed before their answer to a large upload has been read.
 */
function agentsFor(protocol: string): { pooled: HttpAgent; fresh: HttpAgent } {
  const Agent = protocol === 'https:' ? HttpsAgent : HttpAgent;
  const fresh = new Agent({ keepAlive: true });
  fresh.keepSocketAlive = () => false;
  return { pooled: new Agent({ keepAlive: true, timeout: IDLE }), fresh };
}

/**
 * A line whose answer came before all of its upload was taken has no listener left (Node 20), and its end would end the
 * whole process. What went wrong has been heard by its request.
 */
function hearErrors(socket: Socket): void {
  if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
}

const ignore = () => undefined;

/** Answers for an API that doesn't, in the form of its errors. */
function refuse(reply: ServerResponse, message: string): void {
  reply.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  reply.end(JSON.stringify({ error: { code: null, message } }));
}
