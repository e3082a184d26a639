import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { apiPaths, forwardTo } from '#mocks/host/forwarding.ts';

const root = 'https://cms.example.com/';
const below = 'https://example.com/cms/';

/** Headers after they have gone through. */
function through(event: 'start' | 'proxyRes', api: string, headers: IncomingHttpHeaders, url = '/') {
  const proxy = new EventEmitter();
  forwardTo(new URL(api), proxy);
  const request = { headers: event === 'start' ? headers : {}, url };
  if (event === 'start') proxy.emit('start', request);
  else proxy.emit('proxyRes', { headers }, request);
  return headers;
}

const asked = (api: string, headers: IncomingHttpHeaders) =>
  through('start', api, { host: '127.0.0.1:8055', ...headers });
const answered = (api: string, headers: IncomingHttpHeaders, url?: string) =>
  through('proxyRes', api, headers, url);

describe('what belongs to the API', () => {
  it.each([
    ['/', true],
    ['/server/ping', true],
    ['/administrators/items/x', true],
    ['/tidewater/items/admin', true],
    ['/admin', false],
    ['/admin/', false],
    ['/admin?x', false],
    ['/admin/assets/main.js', false],
  ])('%s: %s', (path, expected) => {
    expect(new RegExp(apiPaths).test(path)).toBe(expected);
  });
});

describe('a request', () => {
  it('comes from the own app of the API', () => {
    const sent = asked(below, {
      origin: 'http://127.0.0.1:8055',
      referer: 'http://127.0.0.1:8055/admin/?x=http://127.0.0.1:8055/',
    });
    expect(sent).toEqual({
      host: 'example.com',
      origin: 'https://example.com',
      referer: 'https://example.com/cms/admin/?x=http://127.0.0.1:8055/',
    });
    expect(asked(root, { referer: 'http://127.0.0.1:8055' }).referer).toBe(root);
  });

  it.each([
    'https://evil.example',
    'http://127.0.0.1:80551',
    'http://127.0.0.1',
    'null',
    'http://localhost:8055',
  ])('of the page %s stays one of that page', (origin) => {
    const referer = `${origin}/page`;
    expect(asked(root, { origin, referer })).toMatchObject({ origin, referer });
  });

  it('says nothing of the way here, and keeps what is for the API', () => {
    const kept = {
      cookie: 'directus-demo-session=x; other=y',
      authorization: 'Bearer x',
      range: 'bytes=1-2',
      'accept-encoding': 'br',
      'content-length': '5',
      'if-none-match': '"x"',
      'x-directus-project': 'demo',
    };
    const dropped = {
      connection: 'keep-alive, X-Mine',
      'x-mine': '1',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      upgrade: 'websocket',
      expect: '100-continue',
      'proxy-authorization': 'Basic x',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'here',
      'x-forwarded-proto': 'http',
    };
    expect(asked(root, { ...kept, ...dropped })).toEqual({ ...kept, host: 'cms.example.com' });
  });

  it('may be sent twice', () => {
    const headers = { host: '127.0.0.1:8055', origin: 'http://127.0.0.1:8055', connection: 'close' };
    const once = { ...through('start', below, headers) };
    expect(through('start', below, headers)).toEqual(once);
  });
});

describe('a redirect', () => {
  it.each([
    [root, '/', './admin/', '/admin/'],
    [root, '/', 'https://cms.example.com/admin/', '/admin/'],
    [root, '/demo/x', '/demo/y?a=b#c', '/demo/y?a=b#c'],
    [root, '/', 'https://cms.example.com', '/'],
    [below, '/', './admin/', '/admin/'],
    [below, '/demo/auth/x', '../items', '/demo/items'],
    [below, '/', 'https://example.com/cms/admin/#/login', '/admin/#/login'],
    [below, '/', '/cms', '/'],
    [below, '/', 'https://example.com/cms//evil.example/x', '/evil.example/x'],
    // what is not the API stays what it is
    [below, '/', '/shop/', 'https://example.com/shop/'],
    [below, '/', '/cmsx/', 'https://example.com/cmsx/'],
    [
      root,
      '/demo/auth/sso/x',
      'https://id.example.com/authorize?a=b',
      'https://id.example.com/authorize?a=b',
    ],
    [root, '/', 'http://cms.example.com/admin/', 'http://cms.example.com/admin/'],
    [root, '/', 'https://cms.example.com:8443/', 'https://cms.example.com:8443/'],
    [root, '/', 'http://[', 'http://['],
  ])('of %s from %s to %s leads to %s', (api, path, location, expected) => {
    expect(answered(api, { location }, path).location).toBe(expected);
  });
});

describe('a cookie', () => {
  it.each([
    [root, 's=1; path=/; HttpOnly', 's=1; Path=/; HttpOnly'],
    [root, 's=1; Path=/; Secure; SameSite=None; Partitioned', 's=1; Path=/; SameSite=Lax'],
    [root, 's=1;secure;samesite=Strict', 's=1; samesite=Strict'],
    [root, 's=a=b; Domain=.example.com; Max-Age=5', 's=a=b; Max-Age=5'],
    [root, 's=1; expires=Fri, 04-Dec-2026 21:17:45 UTC', 's=1; expires=Fri, 04-Dec-2026 21:17:45 UTC'],
    [below, 's=1; Path=/cms/', 's=1; Path=/'],
    [below, 's=1; Path=/cms', 's=1; Path=/'],
    [below, 's=1; Path=/', 's=1; Path=/'],
    [below, 's=1; Path=/cms/demo', 's=1; Path=/demo'],
    [below, 's=1; Path=/shop', 's=1; Path=/shop'],
  ])('of %s: %s becomes %s', (api, given, expected) => {
    expect(answered(api, { 'set-cookie': [given, 'b=2'] })['set-cookie']).toEqual([expected, 'b=2']);
  });
});

it('an answer says nothing of the way, nor of the other origin, and keeps the rest', () => {
  const kept = {
    'content-encoding': 'br',
    'content-length': '9',
    etag: '"x"',
    'content-range': 'bytes 0-8/99',
  };
  const dropped = {
    connection: 'close',
    'keep-alive': 'timeout=2',
    'transfer-encoding': 'chunked',
    'strict-transport-security': 'max-age=1',
    'alt-svc': 'h3=":443"',
  };
  expect(answered(root, { ...kept, ...dropped })).toEqual(kept);
});
