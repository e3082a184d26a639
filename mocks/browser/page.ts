import './page.css';
import { seedAccounts } from '#mocks/seed/accounts.ts';
import { channelName, type DemoMessage, type DemoStatus, type PageMessage } from './messages.ts';

/*
 * What the demo adds to the page, before the app begins: the API in a worker, the service worker that hands requests over, and on the
 * sign-in page who may sign in.
 */

const [workerAddress = ''] = Object.values(
  import.meta.glob<string>('./worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);
const folder = new URL('.', document.location.href.split(/[?#]/)[0]).href;
const api = `${folder}api/`;
const trusted = (
  globalThis as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  }
).trustedTypes?.createPolicy('lectern-demo', { createScriptURL: (address: string) => address });
const script = (name: string) => trusted?.createScriptURL(name) ?? name;

const channel = new BroadcastChannel(channelName(folder));
const send = (message: PageMessage) => channel.postMessage(message);
let status: DemoStatus = { state: 'loading', progress: 0, isKept: null, mails: [] };

/** Resolves when the service worker answers this page's requests. A page that was loaded past it is taken over now. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Where there can be none the page has said so, and no call gets anywhere.
  if (!serviceWorker) return new Promise(() => {});
  if (serviceWorker.controller) return;
  const changed = new Promise((done) => {
    serviceWorker.addEventListener('controllerchange', done, { once: true });
  });
  await registered;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  active?.postMessage('claim');
  await changed;
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(script(`${folder}sw.js`), {
    scope: folder,
    updateViaCache: 'none',
  });
  // A newer build is taken at once by the only page that is open, before anything was done in it.
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}

/** No call may reach the host of the files in place of the API: it would say that there is nothing. */
function holdCalls(): void {
  const isCall = (address: string) => new URL(address, folder).href.startsWith(api);
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (isCall(input instanceof Request ? input.url : String(input))) await controlled();
    return plainFetch(input, init);
  };
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #isCall = false;

    override open(
      method: string,
      address: string | URL,
      isAsync = true,
      user?: string,
      password?: string,
    ): void {
      this.#isCall = isCall(String(address));
      super.open(method, address, isAsync, user, password);
    }

    override send(body?: XMLHttpRequestBodyInit | Document | null): void {
      if (!this.#isCall) super.send(body);
      else void controlled().then(() => super.send(body));
    }
  };
}

const panel = document.createElement('aside');
panel.id = 'demo';
panel.setAttribute('aria-label', 'Demo');

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Record<keyof HTMLElementTagNameMap[Name], unknown>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const said = element('p', { role: 'status' });
const bar = element('progress', { max: 1 });
bar.setAttribute('aria-label', 'Loading the demo');
const buttons = element('div');
const over = element('button', { type: 'button', className: 'quiet', onclick: askToStartOver }, 'Start over');
const sure = element(
  'div',
  { hidden: true },
  element('p', {}, 'All that was entered here is thrown away.'),
  element('button', { type: 'button', onclick: leaveQuestion }, 'Keep it'),
  element('button', { type: 'button', onclick: startOver }, 'Start over'),
);
const retry = element('button', { type: 'button', onclick: () => send({ kind: 'retry' }) }, 'Try again');

/** The same password and four addresses count in both projects: the form knows which one is chosen. */
const accounts = seedAccounts.filter(({ project }) => project === 'tidewater');
const names = { admin: 'Administrator', editor: 'Editor', author: 'Author', viewer: 'Viewer' };

/** Fills in the app's own form and sends it off. */
function signIn(email: string, password: string): void {
  const form = document.querySelector<HTMLFormElement>('#app form:has([autocomplete="current-password"])');
  const type = (autocomplete: string, text: string) => {
    const input = form?.querySelector<HTMLInputElement>(`[autocomplete="${autocomplete}"]`);
    if (!input) return;
    // React looks at what the element's own property was set to.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('username', email);
  type('current-password', password);
  // After the form has taken in what was typed.
  setTimeout(() => form?.requestSubmit());
}

function startOver(): void {
  send({ kind: 'start over' });
  // Who is signed in here is known no more.
  isStartingOver = true;
}

let isStartingOver = false;

/** Asks first, in the button's place. */
function askToStartOver(): void {
  over.hidden = true;
  sure.hidden = false;
  sure.querySelector('button')?.focus();
}

function leaveQuestion(): void {
  over.hidden = false;
  sure.hidden = true;
  over.focus();
}

function say(text: string): void {
  if (said.textContent !== text) said.textContent = text;
}

function show(): void {
  const { state, progress, isKept, problem = '' } = status;
  bar.hidden = state !== 'loading' && state !== 'waiting';
  bar.value = progress;
  retry.hidden = state !== 'failed';
  panel.dataset['state'] = state;
  if (state === 'failed')
    say(`The data that this browser keeps can’t be opened, and stay as they are. ${problem}`);
  else if (state === 'waiting') say('Another tab has the data, and does not answer: closing it helps.');
  else if (state === 'loading') say('The demo’s data are being loaded. You can sign in meanwhile.');
  else if (isKept === false)
    say('This window keeps nothing: what you enter is gone when its last tab is closed.');
  else say('What you enter stays in this browser, and goes nowhere else.');
  if (status.isFull) warnFull();
}

const full = element(
  'div',
  { id: 'demo-full', role: 'alert' },
  'This browser’s storage is full: what could not be saved is not saved. Delete files of the library here, or data of other sites, or start the demo over.',
  element('button', { type: 'button', onclick: () => full.remove() }, 'Close'),
);

function warnFull(): void {
  if (!full.isConnected) document.body.append(full);
}

let registered: Promise<void> = Promise.resolve();
let hasHeard = false;
/** How long nobody with the data may be heard of, ms. */
const PATIENCE = 15_000;

function begin(): void {
  panel.append(
    element('h2', {}, 'Try it here'),
    element('p', {}, 'This is Lectern with its API in your browser. Sign in with one click:'),
    buttons,
    bar,
    said,
    retry,
    over,
    sure,
  );
  buttons.append(
    ...accounts.map(({ role, email, password }) =>
      element('button', { type: 'button', onclick: () => signIn(email, password) }, names[role]),
    ),
  );
  // First on a phone, where there is no room beside the form.
  document.body.prepend(panel);
  holdCalls();
  if (!('serviceWorker' in navigator) || !navigator.locks) {
    panel.dataset['state'] = 'failed';
    buttons.hidden = bar.hidden = retry.hidden = over.hidden = true;
    say(
      'This window offers no service workers, which the demo needs to answer the app. A private window or an address without https may be why: open it in a usual window.',
    );
    return;
  }
  registered = register();
  registered.catch((error: unknown) => say(`The demo can’t begin: ${String(error)}`));
  channel.addEventListener('message', ({ data }: MessageEvent<DemoMessage>) => {
    if (data.kind !== 'status') return;
    hasHeard = true;
    const wasReady = status.state === 'ready';
    status = data.status;
    if (isStartingOver && status.state === 'loading') location.reload();
    show();
    if (status.state !== 'ready' || wasReady) return;
    clearInterval(asking);
    // The rest of the bundle, for days without a network, when all else is there.
    void controlled().then(() =>
      setTimeout(() => navigator.serviceWorker.controller?.postMessage('keep'), 5000),
    );
  });
  const begun = Date.now();
  const asking = setInterval(() => {
    send({ kind: 'status?' });
    if (!hasHeard && Date.now() - begun > PATIENCE) {
      status = { ...status, state: 'waiting' };
      show();
    }
  }, 500);
  new Worker(script(workerAddress), { type: 'module', name: folder });
  show();
}

begin();
