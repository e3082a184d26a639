import { SetupError } from '#mocks/host/setup-error.ts';

/** An API on another server. */
export interface RemoteApi {
  /** Its root, with a slash at the end and without a user: `https://cms.example.com/` or `https://example.com/cms/`. */
  readonly url: URL;
  /** `user:password` for a server that asks for basic authentication before anything else. */
  readonly auth?: string;
}

/** How long the server may take to say what it is, ms. */
const PATIENCE = 10_000;

/**
 * Reads the address of an API as people have it at hand: of its app (`https://cms.example.com/admin/#/login`) counts what
 * comes before `admin`. Throws a SetupError for what is no address.
 */
export function remoteApi(text: string): RemoteApi {
  const hint = '--api (or LECTERN_API) needs the address of a server, such as https://cms.example.com';
  if (!URL.canParse(text.trim())) throw new SetupError(hint);
  const given = new URL(text.trim());
  if (!['http:', 'https:'].includes(given.protocol)) throw new SetupError(hint);
  const segments = given.pathname.split('/').filter((segment) => segment !== '');
  const admin = segments.indexOf('admin');
  const path = admin === -1 ? segments : segments.slice(0, admin);
  const url = new URL(path.map((segment) => `/${segment}`).join('') + '/', given.origin);
  if (given.username === '' && given.password === '') return { url };
  try {
    return { url, auth: `${decodeURIComponent(given.username)}:${decodeURIComponent(given.password)}` };
  } catch {
    throw new SetupError('The user and password in --api have to be percent-encoded');
  }
}

/**
 * Makes sure that a Directus 8 API answers there.
 *
 * @returns keys of its public projects; none when nothing is installed
 * @throws SetupError with one line that says what is there instead, and what to do about it
 */
export async function findProjects(api: RemoteApi): Promise<string[]> {
  const pong = await ask(api, 'server/ping');
  if (pong.status >= 300 && pong.status < 400) throw new SetupError(redirected(api, pong.location));
  if (pong.text.trim() !== 'pong') throw new SetupError(noApi(api, pong));
  const { status, text } = await ask(api, 'server/projects');
  const body = parsed(text);
  if (status === 200 && Array.isArray(body.data)) return body.data.map(String);
  // "not configured yet": the app's installer takes it from there
  if (status === 503 && (body.error as { code?: unknown } | undefined)?.code === 14) return [];
  const newer = Array.isArray(body.errors) ? 'a Directus 9 or newer' : 'some other server';
  throw new SetupError(
    `${api.url.href} is ${newer}, as its answer to server/projects shows (${status}): Lectern works with Directus 8`,
  );
}

interface Reply {
  readonly status: number;
  readonly location: string | null;
  /** The server asks for a user and a password of its own. */
  readonly isGuarded: boolean;
  readonly text: string;
}

async function ask({ url, auth }: RemoteApi, path: string): Promise<Reply> {
  const headers: Record<string, string> = auth
    ? { authorization: `Basic ${Buffer.from(auth).toString('base64')}` }
    : {};
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const reply = await fetch(new URL(path, url), { headers, redirect: 'manual', signal });
    return {
      status: reply.status,
      location: reply.headers.get('location'),
      isGuarded: reply.headers.has('www-authenticate'),
      text: await reply.text(),
    };
  } catch (error) {
    throw new SetupError(failureOf(error, url));
  }
}

function redirected({ url }: RemoteApi, location: string | null): string {
  if (!location || !URL.canParse(location, url)) return `${url.href} sends on to nowhere`;
  const target = new URL(location, new URL('server/ping', url));
  const path = target.pathname.replace(/server\/ping\/?$/, '');
  if (path === target.pathname)
    return `${url.href} sends on to ${target.origin}${path}: it lets nobody to its API without a sign-in of its own`;
  return `${url.href} has moved: start with --api ${target.origin}${path}`;
}

function noApi({ url }: RemoteApi, { status, isGuarded, text }: Reply): string {
  const { protocol, host, pathname } = url;
  if (status === 401 && isGuarded)
    return `${url.href} asks for a user and a password: put them into the address, ${protocol}//USER:PASSWORD@${host}${pathname}`;
  const what = text.trimStart().startsWith('<') ? 'a web page' : 'something else';
  return `${url.href} is no Directus 8 API: server/ping is answered with ${what} (${status}). Is the path right?`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const expired = /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/;
const otherName = /ERR_TLS_CERT_ALTNAME_INVALID/;
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_|^ERR_TLS_CERT/;
const notTls = /EPROTO|ERR_SSL_|ERR_TLS_/;

/** In one line, why a server did not answer a request, and what can be done about it. */
export function failureOf(error: unknown, { href, host, hostname, protocol }: URL): string {
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${hostname} was not found: is its name right?`;
  if (code === 'ECONNREFUSED')
    return `Nothing answers at ${href}: is the server running, and its port right?`;
  if (code === 'ETIMEDOUT' || /TIMEOUT|TimeoutError/i.test(code)) return `${href} took too long to answer`;
  if (expired.test(code)) return `The certificate of ${host} is out of date (${code})`;
  if (otherName.test(code)) return `The certificate of ${host} is for another name (${code})`;
  if (untrusted.test(code))
    return `The certificate of ${host} is not trusted (${code}): if it is your own, start with NODE_EXTRA_CA_CERTS=/path/to/its/authority.pem`;
  if (notTls.test(code) && protocol === 'https:')
    return `${host} does not speak https there (${code}): is it http://${host}?`;
  return `${href} could not be reached (${code})`;
}

/** The most telling code in an error and its causes: fetch wraps what the connection said, which may be several things. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, code, errors } = error as { cause?: unknown; code?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  return cause instanceof Error ? codeOf(cause) : error.name === 'Error' ? error.message : error.name;
}
