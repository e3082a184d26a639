#!/usr/bin/env node
/*
 * Starts the Firefox that FIREFOX_PATH names and stands between it and Playwright, which takes this file for the
 * browser. Both speak WebDriver BiDi; here is what a stock Firefox lacks of what Playwright asks, and the other way
 * round (docs/decisions/014-other-engines.md):
 *
 * - the colour scheme that pages are shown in: set in the browser's own process;
 * - a name for downloads that no navigation began, such as those of what the page itself has made;
 * - permission for the clipboard, which a preference gives to every page (e2e/firefox/launch.ts): said to be given;
 * - bodies of requests, which Playwright doesn't ask for: added to what it is told of a request as a header that is
 *   never sent (e2e/firefox/request-bodies.ts reads it);
 * - a difference between an error that a script has thrown and one of the browser's own (a font or a module that did not
 *   arrive): both are said to be of JavaScript, and Playwright takes them for faults of the page;
 * - double clicks: Firefox counts clicks within one list of actions, and Playwright sends each press in a list of its own;
 * - text that is inserted: by the editing command, as typing does, so that it is undone in one step and React sees it.
 *   Playwright sets the value of an input, which React takes for its own doing.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const bodyHeader = 'x-sent-body';
/** Numbers of commands of our own; Playwright counts from 1. */
const ownIds = 2 ** 40;

const firefox = spawn(
  process.env['FIREFOX_PATH'] ?? 'firefox',
  [...process.argv.slice(2), '--remote-allow-system-access'],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

let printed = '';
firefox.stderr.setEncoding('utf8');
firefox.stderr.on('data', (chunk) => {
  const lines = (printed + chunk).split('\n');
  printed = lines.pop() ?? '';
  for (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) listen(address);
    else process.stderr.write(`${line}\n`);
  }
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright) => {
    const browser = new WebSocket(`${address}/session`);
    browser.on('open', () => bridge(playwright, browser));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.pause();
  });
}

function bridge(playwright, browser) {
  /** Commands of our own that wait for their answer, by number. */
  const waiting = new Map();
  let lastId = ownIds;
  /** Resolves to the result; rejects with the browser's words. */
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, ({ result, message }) => (result ? resolve(result) : reject(new Error(message))));
      browser.send(JSON.stringify({ id: lastId, method, params }));
    });

  /** Number of Playwright's command that opens the session. */
  let opening;
  /** Colour scheme by user context, for the pages that it will open. */
  const schemes = new Map();
  const answers = {
    'emulation.setMediaFeaturesOverride': async ({ features, contexts, userContexts = [] }) => {
      const scheme = features['prefers-color-scheme'] ?? 'none';
      for (const userContext of userContexts) schemes.set(userContext, scheme);
      if (contexts) await setScheme(ask, contexts, scheme);
    },
    'permissions.setPermission': async (params) => {
      if (!params.descriptor.name.startsWith('clipboard')) await ask('permissions.setPermission', params);
    },
  };

  playwright.on('message', async (data) => {
    const text = data.toString();
    const { id, method, params } = JSON.parse(text);
    if (method === 'session.new') opening = id;
    const answer = answers[method];
    if (!answer) {
      browser.send(
        isWithBody(method, params) ? JSON.stringify({ id, method, params: withoutBody(params) }) : text,
      );
      return;
    }
    const reply = await answer(params).then(
      () => ({ type: 'success', id, result: {} }),
      (error) => ({ type: 'error', id, error: 'unknown error', message: error.message }),
    );
    playwright.send(JSON.stringify(reply));
  });
  playwright.resume();

  // One after the other: what a message still needs must not let the next one pass it.
  let sent = Promise.resolve();
  browser.on('message', (data) => {
    const text = data.toString();
    const message = JSON.parse(text);
    const waiter = waiting.get(message.id);
    if (waiter) {
      waiting.delete(message.id);
      waiter(message);
      return;
    }
    const amended = amend(message);
    sent = sent.then(async () => {
      await amended;
      playwright.send(amended ? JSON.stringify(message) : text);
    });
  });

  /** Undefined for what is handed on as it came, else resolves when the message is complete. */
  function amend(message) {
    const { id, method, params } = message;
    if (id !== undefined && id === opening && message.result) return prepare(ask);
    if (method === 'browsingContext.contextCreated' && params.parent === null) {
      const scheme = schemes.get(params.userContext);
      return scheme && setScheme(ask, [params.context], scheme).catch(() => undefined);
    }
    // A download that is no navigation has no name at all, and Playwright passes over it.
    if (method?.startsWith('browsingContext.download') && !params.navigation && !params.download) {
      params.download = params.url;
      return Promise.resolve();
    }
    if (method === 'network.beforeRequestSent') return addBody(ask, params.request);
    if (method === 'log.entryAdded' && params.type === 'javascript' && !isThrown(params)) {
      params.type = 'browser';
      return Promise.resolve();
    }
    return undefined;
  }
}

/** Scripts that can't be parsed throw from no line of a script, but name their error. */
function isThrown({ text, stackTrace }) {
  return Boolean(stackTrace?.callFrames.length) || /^(\w*Error:|uncaught exception:)/.test(text);
}

async function prepare(ask) {
  await ask('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: 2e6 });
  await ask('script.addPreloadScript', { functionDeclaration: String(insertByCommand) });
  await askInside(ask, countClicks);
}

async function addBody(ask, { request, bodySize, headers }) {
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value.value ?? '';
  if (!bodySize || type.startsWith('multipart/')) return;
  try {
    const { bytes } = await ask('network.getData', { dataType: 'request', request });
    const value = bytes.type === 'base64' ? bytes.value : Buffer.from(bytes.value).toString('base64');
    headers.push({ name: bodyHeader, value: { type: 'string', value } });
  } catch {
    // Gone with its page.
  }
}

/** A call that a test has looked at goes on with the headers that Playwright was told. */
function isWithBody(method, { headers }) {
  return (
    method === 'network.continueRequest' && headers?.some(({ name }) => name.toLowerCase() === bodyHeader)
  );
}

function withoutBody({ headers, ...params }) {
  return { ...params, headers: headers.filter(({ name }) => name.toLowerCase() !== bodyHeader) };
}

async function setScheme(ask, contexts, scheme) {
  await askInside(ask, setSchemeInside, [
    { type: 'string', value: scheme },
    { type: 'array', value: contexts.map((value) => ({ type: 'string', value })) },
  ]);
}

/** Runs a function in the browser's own process. */
async function askInside(ask, run, given = []) {
  const tree = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  await ask('script.callFunction', {
    functionDeclaration: String(run),
    arguments: given,
    target: { context: tree.contexts[0].context },
    awaitPromise: false,
  });
}

/* What follows runs in the browser; nothing around it is known there. */

function setSchemeInside(scheme, contexts) {
  const { NavigableManager } = globalThis.ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  for (const id of contexts) {
    const context = NavigableManager.getBrowsingContextById(id);
    if (context) context.top.prefersColorSchemeOverride = scheme;
  }
}

/** As Firefox's own, but for forgetting the clicks before. A move of the pointer still does that, as does time. */
function countClicks() {
  const { actions } = globalThis.ChromeUtils.importESModule(
    'chrome://remote/content/shared/webdriver/Actions.sys.mjs',
  );
  actions.Chain.prototype.dispatch = async function dispatch(state, options) {
    for (const tick of this) await tick.dispatch(state, options);
  };
}

/** Playwright calls a function of this name in the page, and goes on in the frame that it returns. */
function insertByCommand() {
  const insert = (text) => {
    let element = document.activeElement;
    while (element?.shadowRoot) element = element.shadowRoot.activeElement;
    if (element?.nodeName === 'IFRAME') return element;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set() {} });
}
