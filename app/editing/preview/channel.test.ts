import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { type Channel, type ChannelState, openChannel } from './channel.ts';

const origin = 'https://www.example.com';
const address = `${origin}/news/fog`;
const hello = { lectern: 'hello', version: 1, address };

interface Posted {
  message: Record<string, unknown>;
  to: string;
  port: MessagePort | undefined;
}

/** A page in a frame, as far as the channel knows it. */
function pageThatTakes(posted: Posted[]) {
  return {
    postMessage: (message: Record<string, unknown>, to: string, ports: MessagePort[] = []) => {
      posted.push({ message, to, port: ports[0] });
    },
  };
}

let posted: Posted[];
let page: ReturnType<typeof pageThatTakes>;
let states: ChannelState[];
let fields: string[];
let channel: Channel;
const onScroll = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  [posted, states, fields] = [[], [], []];
  page = pageThatTakes(posted);
  onScroll.mockReset();
  channel = openChannel({
    target: () => page as unknown as Window,
    origin,
    read: () => ({
      collection: 'articles',
      key: '1',
      language: null,
      isDark: true,
      values: {
        title: 'Fog',
        big: parseJson('9007199254740993'),
        list: [{ id: parseJson('9007199254740995') }],
      },
    }),
    isOwn: (said) => !said.endsWith('/other'),
    onState: (state) => states.push(state),
    onField: (name) => fields.push(name),
    scroll: 120,
    onScroll,
  });
});

afterEach(() => {
  channel.close();
  for (const { port } of posted) port?.close();
  vi.unstubAllGlobals();
});

const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source: page, origin, data, ...from }));

/** The next messages of a port, as many as are named. */
function heard(port: MessagePort | undefined, count: number): Promise<Record<string, unknown>[]> {
  return new Promise((done) => {
    const all: Record<string, unknown>[] = [];
    if (port)
      port.onmessage = ({ data }) => {
        all.push(data as Record<string, unknown>);
        if (all.length === count) done(all);
      };
  });
}

test('a page that says hello is given a port at its own origin, and all values over it, then changes', async () => {
  say(hello);
  expect(states).toEqual(['live']);
  expect(posted).toEqual([
    { message: { lectern: 'welcome', version: 1, address }, to: origin, port: expect.anything() },
  ]);
  channel.change({ title: 'Mist' });
  channel.focus('title');
  channel.darken(false);
  expect(await heard(posted[0]?.port, 4)).toEqual([
    {
      lectern: 'values',
      version: 1,
      collection: 'articles',
      key: '1',
      language: null,
      dark: true,
      scroll: 120,
      values: { title: 'Fog', big: '9007199254740993', list: [{ id: '9007199254740995' }] },
    },
    { lectern: 'changes', version: 1, values: { title: 'Mist' } },
    { lectern: 'focus', version: 1, field: 'title' },
    { lectern: 'look', version: 1, dark: false },
  ]);
});

test.each([
  ['another window', hello, { source: {} }],
  ['no window', hello, { source: null }],
  ['another origin', hello, { origin: 'https://www.example.com.evil.example' }],
  ['the origin by http', hello, { origin: 'http://www.example.com' }],
  ['an opaque origin', hello, { origin: 'null' }],
  ['no object', 'hello', {}],
  ['a list', [hello], {}],
  ['nothing', null, {}],
  ['another kind', { ...hello, lectern: 'values' }, {}],
  ['no address', { lectern: 'hello', version: 1 }, {}],
  ['an address that is none', { ...hello, address: 7 }, {}],
  ['an address without an end', { ...hello, address: 'x'.repeat(5000) }, {}],
])('%s is not answered', (_, data, from) => {
  say(data, from);
  expect([posted, states]).toEqual([[], []]);
});

test('another page of the same site is not told of the item, and the first one no more', () => {
  say(hello);
  say({ ...hello, address: `${origin}/news/rain` });
  expect(states).toEqual(['live', 'elsewhere']);
  expect(posted).toHaveLength(1);
  say(hello);
  expect(states).toEqual(['live', 'elsewhere', 'live']);
});

test('a page that can’t be the item’s is told nothing, and takes no place', () => {
  say({ ...hello, address: `${origin}/other` });
  expect([states, posted]).toEqual([['elsewhere'], []]);
  say(hello);
  expect(states).toEqual(['elsewhere', 'live']);
});

test('of what the page says only names and places are taken', async () => {
  say(hello);
  const port = posted[0]?.port;
  const all = [
    { lectern: 'field', field: 'title' },
    { lectern: 'field', field: { name: 'title' } },
    { lectern: 'field', field: 'x'.repeat(5000) },
    { lectern: 'scroll', top: -5 },
    { lectern: 'scroll', top: '5' },
    { lectern: 'scroll', top: Number.NaN },
    { lectern: 'hello' },
    'field',
    { lectern: 'field', field: 'last' },
  ];
  for (const message of all) port?.postMessage(message);
  await vi.waitFor(() => expect(fields).toEqual(['title', 'last']));
  expect(onScroll.mock.calls).toEqual([[0]]);
});

test('a flood is not listened to any more', () => {
  for (let at = 0; at < 1000; at += 1) say(hello);
  expect(states.filter((state) => state === 'flood')).toHaveLength(1);
  expect(posted.length).toBeLessThanOrEqual(90);
  const before = posted.length;
  say(hello);
  expect(posted).toHaveLength(before);
});
