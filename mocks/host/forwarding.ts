import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Paths that belong to the API: all but the app's own, which stands at /admin/ as in an installation. */
export const apiPaths = '^/(?!admin(?:[/?]|$))';

/** What speaks of one connection and not of what goes over it (RFC 9110, 7.6.1). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** What httpxy and the proxy of Vite's development server have in common. */
interface ProxyEvents {
  on(event: 'start', listener: (request: IncomingMessage) => void): unknown;
  on(event: 'proxyRes', listener: (reply: IncomingMessage, request: IncomingMessage) => void): unknown;
}

/**
 * Lets a proxy speak to the API at `api` (its root, with a slash at the end) as that server's own app would, and to the
 * browser as if the API were here, at the root and by plain http.
 */
export function forwardTo(api: URL, proxy: ProxyEvents): void {
  proxy.on('start', ({ headers }) => changeRequest(headers, api));
  proxy.on('proxyRes', ({ headers }, request) => changeReply(headers, api, request.url ?? '/'));
}

/** Doing it twice changes no more than doing it once: a request may be sent a second time. */
function changeRequest(headers: IncomingHttpHeaders, api: URL): void {
  dropConnection(headers);
  // What is passed on here is complete, so nobody waits for leave to send it.
  delete headers['expect'];
  // These would tell the API of an address under which only this machine knows it, and it would put that into its links.
  for (const name of Object.keys(headers))
    if (/^(?:forwarded|x-forwarded-.+)$/.test(name)) Reflect.deleteProperty(headers, name);
  const isHere = (address?: string) =>
    address !== undefined && /^https?:\/\/([^/]*)/.exec(address)?.[1] === headers.host;
  // Only our own page's: what other pages send has to be judged by the API as what it is.
  if (isHere(headers.origin)) headers.origin = api.origin;
  if (isHere(headers.referer))
    headers.referer = headers.referer?.replace(/^https?:\/\/[^/]*\/?/, rootOf(api));
  headers.host = api.host;
}

function changeReply(headers: IncomingHttpHeaders, api: URL, path: string): void {
  dropConnection(headers);
  delete headers['transfer-encoding'];
  // Promises that the API makes for its own origin.
  delete headers['strict-transport-security'];
  delete headers['alt-svc'];
  const { location } = headers;
  if (location !== undefined) headers.location = locationHere(location, api, path);
  const cookies = headers['set-cookie'];
  if (cookies) headers['set-cookie'] = cookies.map((cookie) => cookieHere(cookie, api));
}

function dropConnection(headers: IncomingHttpHeaders): void {
  const named = headers.connection?.toLowerCase().split(',') ?? [];
  for (const name of [...ofConnection, ...named]) Reflect.deleteProperty(headers, name.trim());
}

const rootOf = (api: URL) => `${api.origin}${api.pathname}`;

/** Where a redirect leads that the API has answered to `path`: what is under its root is here, all else where it was. */
function locationHere(location: string, api: URL, path: string): string {
  const asked = `${rootOf(api)}${path.replace(/^\//, '')}`;
  if (!URL.canParse(location, asked)) return location;
  const { origin, pathname, search, hash, href } = new URL(location, asked);
  const here = origin === api.origin ? pathHere(pathname, api) : null;
  return here === null ? href : `${here}${search}${hash}`;
}

/** A path of the API's server as a path of this one, null for one that is not under the API's root. */
function pathHere(path: string, { pathname: root }: URL): string | null {
  if (`${path}/` === root) return '/';
  // Two slashes at the front would begin the name of another server.
  return path.startsWith(root) ? `/${path.slice(root.length).replace(/^\/+/, '')}` : null;
}

/**
 * A cookie as this server would set it. `Secure`, and with it `SameSite=None`, would keep it from a page that came by plain
 * http; over https the API still gets it.
 */
function cookieHere(cookie: string, api: URL): string {
  const [value, ...attributes] = cookie.split(';').map((part) => part.trim());
  const changed = attributes.flatMap((attribute) => {
    const [, name = '', text = ''] = /^([^=]*)=?(.*)$/.exec(attribute) ?? [];
    switch (name.toLowerCase()) {
      case 'domain':
      case 'partitioned':
      case 'secure':
        return [];
      case 'samesite':
        return text.toLowerCase() === 'none' ? ['SameSite=Lax'] : [attribute];
      case 'path':
        // A cookie for what is above the root is one for all of it.
        return [`Path=${pathHere(text, api) ?? (api.pathname.startsWith(text) ? '/' : text)}`];
      default:
        return [attribute];
    }
  });
  return [value, ...changed].join('; ');
}
