import type { AskMessage, DemoMessage, WorkerMessage } from './messages.ts';

/*
 * Hands what the page asks of the API over to the worker that has the data, and keeps the files of the bundle, so that the demo works
 * without a network. It imports nothing, since not every browser takes modules here. It may be stopped at any time: it knows nothing that
 * it couldn't ask for again.
 */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What is used of a service worker's surroundings; the types of pages don't know them. */
interface Surroundings {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WaitingEvent & { data: unknown }) => void): void;
}

/** Put in front by the build: what the bundle consists of, and a sum of it. */
declare const lecternBundle: { version: string; files: string[]; later: string[] };

const worker = globalThis as unknown as Surroundings;

const folder = worker.registration.scope;
const api = `${folder}api/`;
const cacheName = `lectern-demo ${folder} ${lecternBundle.version}`;
const channel = new BroadcastChannel(`lectern-demo ${folder}`);

interface Waiting {
  message: AskMessage;
  isTaken: boolean;
  done: (response: Response) => void;
}

const waiting = new Map<string, Waiting>();
/** How long a request waits for somebody who answers it, ms. */
const patience = 120_000;

channel.addEventListener('message', ({ data }: MessageEvent<DemoMessage>) => hear(data as WorkerMessage));

function hear(message: WorkerMessage): void {
  if (message.kind === 'leads') for (const each of waiting.values()) askAgain(each);
  const asked = 'id' in message ? waiting.get(message.id) : undefined;
  if (!asked) return;
  if (message.kind === 'taken') asked.isTaken = true;
  if (message.kind === 'answer') {
    const { status, headers, body } = message.answer;
    asked.done(new Response(body, { status, headers }));
  }
}

/** The tab that had the data is gone. What it had begun to write may be written: that isn't asked a second time. */
function askAgain({ message, isTaken, done }: Waiting): void {
  if (isTaken && message.request.method !== 'GET') done(Response.error());
  else channel.postMessage(message);
}

async function forwarded(request: Request): Promise<Response> {
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const id = crypto.randomUUID();
  const message: AskMessage = {
    kind: 'ask',
    id,
    request: {
      method: request.method,
      url: request.url,
      headers: [...request.headers],
      body: hasBody ? await request.arrayBuffer() : null,
    },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const response = await new Promise<Response>((done) => {
    waiting.set(id, { message, isTaken: false, done });
    channel.postMessage(message);
    timer = setTimeout(done, patience, Response.error());
  });
  clearTimeout(timer);
  waiting.delete(id);
  return response;
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const name =
    request.mode === 'navigate' && request.url.split(/[?#]/)[0] === folder ? `${folder}index.html` : request;
  const kept = await cache.match(name, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.status === 200 && request.method === 'GET')
    await cache.put(name, response.clone());
  return response;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(folder)) return;
  if (request.url.startsWith(api)) event.respondWith(forwarded(request));
  else if (request.method === 'GET') event.respondWith(file(request));
});

worker.addEventListener('install', (event) => {
  // All of a build or nothing of it: pages of this build find its own files, whatever the host has by then.
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(lecternBundle.files)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(`lectern-demo ${folder} `) && name !== cacheName) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(worker.clients.claim());
  // A newer build goes on when nobody else has the older one open.
  if (event.data === 'activate') event.waitUntil(activateIfAlone());
  if (event.data === 'keep') event.waitUntil(keepAll());
});

async function activateIfAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(folder)).length <= 1) await worker.skipWaiting();
}

/** Fetches the rest of the bundle, a few files at a time. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of lecternBundle.later) {
    const url = new URL(path, folder).href;
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
}
