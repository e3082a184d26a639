import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf, findProjects, remoteApi } from '#mocks/host/remote-api.ts';
import { SetupError } from '#mocks/host/setup-error.ts';

describe('an address', () => {
  it.each([
    ['https://cms.example.com', 'https://cms.example.com/'],
    ['  https://cms.example.com/  ', 'https://cms.example.com/'],
    ['https://cms.example.com/admin/#/login', 'https://cms.example.com/'],
    ['https://example.com/cms/admin', 'https://example.com/cms/'],
    ['https://example.com/cms?x=1#y', 'https://example.com/cms/'],
    ['http://[::1]:8080', 'http://[::1]:8080/'],
  ])('%s is that of the API %s', (text, expected) => {
    expect(remoteApi(text)).toEqual({ url: new URL(expected) });
  });

  it('may hold a user and a password, which are kept apart', () => {
    const { url, auth } = remoteApi('https://me:p%40ss@cms.example.com/');
    expect([url.href, auth]).toEqual(['https://cms.example.com/', 'me:p@ss']);
    expect(() => remoteApi('https://me:100%@cms.example.com/')).toThrow(SetupError);
  });

  it.each(['', 'cms.example.com', 'localhost:8080', 'ftp://cms.example.com', '/cms', '--rows'])(
    'is not %j',
    (text) => {
      expect(() => remoteApi(text)).toThrow(SetupError);
      expect(() => remoteApi(text)).toThrow('such as https://cms.example.com');
    },
  );
});

describe('what answers there', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function open(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  type Answer = [status: number, body: string, headers?: Record<string, string>];
  const answers = (ping: Answer, projects: Answer = [404, '']) =>
    open(({ url }, reply) => {
      const [status, body, headers] = url === '/server/ping' ? ping : projects;
      reply.writeHead(status, headers).end(body);
    });

  const pong: Answer = [200, 'pong', { 'content-type': 'text/html; charset=UTF-8' }];
  const page = '<!doctype html><title>Welcome</title>';
  const notConfigured = { error: { code: 14, message: 'This Directus instance has not been configured.' } };
  const noRoute = {
    errors: [{ message: 'Route /server/projects doesn’t exist.', extensions: { code: 'ROUTE_NOT_FOUND' } }],
  };

  it.each<[string, Answer, string[]]>([
    ['some', [200, '{"data":["a","b"],"public":true}'], ['a', 'b']],
    ['none that are public', [200, '{"data":[],"public":true}'], []],
    ['none yet', [503, JSON.stringify(notConfigured)], []],
  ])('is a Directus 8 with projects: %s', async (_, projects, expected) => {
    expect(await findProjects(remoteApi(await answers(pong, projects)))).toEqual(expected);
  });

  it.each<[string, Answer, Answer | undefined, RegExp]>([
    ['a web page', [200, page], undefined, /is no Directus 8 API: .*a web page \(200\)/],
    ['nothing of that name', [404, 'Not Found'], undefined, /is no Directus 8 API: .*\(404\).*path right\?$/],
    ['an error', [502, page], undefined, /a web page \(502\)/],
    ['nothing at all', [200, ''], undefined, /something else \(200\)/],
    ['a newer Directus', pong, [404, JSON.stringify(noRoute)], /a Directus 9 or newer/],
    ['another API', pong, [200, '{"data":{"project":{}}}'], /some other server/],
    ['a page behind a ping', pong, [200, page], /some other server/],
    ['null', pong, [200, 'null'], /some other server/],
    [
      'its new address',
      [301, '', { location: 'https://cms.example.com/api/server/ping' }],
      undefined,
      /has moved: start with --api https:\/\/cms\.example\.com\/api\/$/,
    ],
    [
      'a sign-in of its own',
      [302, '', { location: 'https://id.example.com/login?next=x' }],
      undefined,
      /sends on to https:\/\/id\.example\.com\/login: .*sign-in of its own$/,
    ],
    ['a redirect to nowhere', [302, ''], undefined, /sends on to nowhere$/],
    [
      'basic authentication',
      [401, '', { 'www-authenticate': 'Basic realm="x"' }],
      undefined,
      /asks for a user and a password: .*http:\/\/USER:PASSWORD@127/,
    ],
  ])('is told in one line: %s', async (_, ping, projects, expected) => {
    const failed = findProjects(remoteApi(await answers(ping, projects)));
    await expect(failed).rejects.toThrow(SetupError);
    await expect(failed).rejects.toThrow(expected);
    await expect(failed).rejects.not.toThrow('\n');
  });

  it('asks with the user and the password of the address', async () => {
    const seen: unknown[] = [];
    const address = await open(({ headers, url }, reply) => {
      seen.push(headers.authorization);
      reply.end(url === '/server/ping' ? 'pong' : '{"data":[]}');
    });
    await findProjects(remoteApi(address.replace('//', '//me:secret@')));
    const sent = `Basic ${Buffer.from('me:secret').toString('base64')}`;
    expect(seen).toEqual([sent, sent]);
  });

  it('nothing is there', async () => {
    const address = await answers(pong);
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
    await expect(findProjects(remoteApi(address))).rejects.toThrow(`Nothing answers at ${address}`);
  });

  it('breaks off', async () => {
    const address = await open(({ socket }) => socket.destroy());
    await expect(findProjects(remoteApi(address))).rejects.toThrow(`${address} could not be reached`);
  });
});

describe('a failure', () => {
  const url = new URL('https://cms.example.com/');
  it.each([
    ['ENOTFOUND', /^cms\.example\.com was not found/],
    ['EAI_AGAIN', /was not found/],
    ['ECONNREFUSED', /^Nothing answers at https:\/\/cms\.example\.com\//],
    ['ETIMEDOUT', /took too long/],
    ['UND_ERR_CONNECT_TIMEOUT', /took too long/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /not trusted .*NODE_EXTRA_CA_CERTS/],
    ['SELF_SIGNED_CERT_IN_CHAIN', /not trusted/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /not trusted/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /not trusted/],
    ['CERT_HAS_EXPIRED', /out of date/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak https there .*http:\/\/cms\.example\.com\?$/],
    ['ECONNRESET', /could not be reached \(ECONNRESET\)/],
  ])('%s is told in one line, from wherever it comes', (code, expected) => {
    const bare = Object.assign(new Error('x'), { code });
    const wrapped = new TypeError('fetch failed', { cause: new AggregateError([bare]) });
    for (const error of [bare, wrapped]) expect(failureOf(error, url)).toMatch(expected);
  });

  it('may have no code', () => {
    expect(failureOf(new DOMException('x', 'TimeoutError'), url)).toMatch('took too long');
    expect(failureOf(new Error('odd'), url)).toMatch('(odd)');
  });
});
