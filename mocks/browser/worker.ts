import { own } from '#mocks/engine/values/own.ts';
import type { Host, HostAnswer } from './host.ts';
import { buildFiles } from './build-files.ts';
import { type AskMessage, channelName, type DemoMessage, type DemoStatus } from './messages.ts';
import { hasKeptData, removeMarks } from './kept.ts';

/*
 * The worker of one tab. The first of them gets the data and answers for all tabs; the others wait for its end. What is large is
 * loaded by that one only.
 */

/** Address of the page's folder, by which the page has named this worker. */
const folder = self.name;
const root = `${folder}api`;
const channel = new BroadcastChannel(channelName(folder));
const send = (message: DemoMessage) => channel.postMessage(message);

const status: DemoStatus = { state: 'waiting', progress: 0, isKept: null, mails: [] };

function tell(changes: Partial<DemoStatus>): void {
  Object.assign(status, changes);
  send({ kind: 'status', status });
}

/** Nothing is sent anywhere: what is fetched here are the demo's own files. */
const fetchFile = fetch;
globalThis.fetch = () => Promise.reject(new TypeError('The demo calls no other servers'));

void navigator.locks.request(channelName(folder), () => new Promise<never>(() => lead()));

const files = buildFiles(folder, fetchFile, (progress) => {
  if (status.state === 'loading') tell({ progress });
});

let host: Promise<Host> = new Promise(() => {});
let pictures: Promise<void> = Promise.resolve();

function lead(): void {
  // Before the engine is here: what is waited for is the line.
  void hasKeptData(folder).then((isThere) => {
    if (isThere) return;
    fetchFirstAnswers().catch(() => undefined);
    files.begin();
  });
  begin();
  channel.addEventListener('message', ({ data }: MessageEvent<DemoMessage>) => {
    if (data.kind === 'ask') void answer(data);
    if (data.kind === 'status?') tell({});
    if (data.kind === 'retry' && status.state === 'failed') begin();
    if (data.kind === 'start over') void startOver();
  });
  send({ kind: 'leads' });
}

const setUp = import('./set-up.ts');

/** Opens the data, or makes them. A try that failed says so, and changes nothing of what is kept. */
function begin(): void {
  tell({ state: 'loading', progress: 0, problem: undefined });
  const opening = setUp.then(({ openDemo }) =>
    openDemo({
      folder,
      root,
      files,
      onFull: () => tell({ isFull: true }),
      onMail: ({ to, subject, text }) => tell({ mails: [...status.mails, { to, subject, text }] }),
    }),
  );
  host = opening.then((opened) => opened.host);
  pictures = opening.then((opened) => opened.pictures);
  opening.then(
    ({ isKept }) => tell({ state: 'ready', progress: 1, isKept }),
    (error: unknown) => tell({ state: 'failed', problem: String(error) }),
  );
  pictures.catch(() => undefined);
}

async function startOver(): Promise<void> {
  // First of all, so that it happens even where this tab is closed now. What has no marks is made anew.
  await removeMarks(folder);
  tell({ state: 'loading', progress: 0, isFull: false, mails: [] });
  const before = host;
  host = new Promise(() => {});
  (
    await Promise.race([before.catch(() => null), new Promise<null>((done) => setTimeout(done, 2000, null))])
  )?.close();
  begin();
}

/** What needs the contents of files. */
const wantsFiles = (method: string, path: string) =>
  /^\/?(?:uploads\/|[^/]+\/assets\/)/.test(path) || (method !== 'GET' && /^\/?[^/]+\/files\b/.test(path));

async function answer({ id, request }: AskMessage): Promise<void> {
  send({ kind: 'taken', id });
  try {
    send({ kind: 'answer', id, answer: (await firstAnswer(request)) ?? (await answered(request)) });
  } catch (error) {
    send({ kind: 'answer', id, answer: failure(error) });
  }
}

async function answered(request: AskMessage['request']): Promise<HostAnswer> {
  const path = new URL(request.url).pathname.slice(new URL(root).pathname.length);
  const opened = await host;
  // A picture that could not be fetched is one that is missing.
  if (wantsFiles(request.method, path)) await pictures.catch(() => undefined);
  return opened.answer(request);
}

/** Answers of the API to who has not signed in, made when the demo was built: bodies by path. */
type FirstAnswers = Record<string, { status: number; body: string }>;

let firstAnswers: Promise<FirstAnswers> | null = null;

function fetchFirstAnswers(): Promise<FirstAnswers> {
  firstAnswers ??= fetchFile(new URL('demo/first.json', folder)).then((response) => response.json());
  return firstAnswers;
}

/**
 * What the sign-in page asks for before the data are there. On a first visit these are what the API has answered when the demo was
 * built; somebody who was here before may have changed them.
 */
async function firstAnswer({ method, url }: AskMessage['request']): Promise<HostAnswer | null> {
  if (method !== 'GET' || status.state !== 'loading' || (await hasKeptData(folder))) return null;
  const found = own(await fetchFirstAnswers().catch((): FirstAnswers => ({})), url.slice(root.length));
  if (!found) return null;
  return textAnswer(found.status, found.body.replaceAll('http://demo.invalid', new URL(root).origin));
}

function textAnswer(code: number, text: string): HostAnswer {
  const body = new TextEncoder().encode(text).buffer;
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ];
  return { status: code, headers, body };
}

function failure(error: unknown): HostAnswer {
  const message = `The demo in this browser can’t answer: ${String(error)}`;
  return textAnswer(503, JSON.stringify({ error: { code: 0, message } }));
}
