/** Which addresses a server answers under, and which pages on other ones may use it. */
export interface Addresses {
  /** Whether a request may name this host (`name` or `name:port`, as in the header `Host`). */
  takesHost(host: string): boolean;
  /** Whether a page of this origin (`https://name:port`) may send requests to this host. */
  takesOrigin(origin: string, host: string): boolean;
  /** The same, for what is named word by word or is the own address: a star does not count. Mails lead there. */
  isKnown(origin: string, host: string): boolean;
  /** `http://name:port` for links in mails: the caller's address where it is a known one, the server's own otherwise. */
  linkOrigin(origin: string): string;
}

export interface AddressOptions {
  /** Host that the server listens on. */
  host: string;
  port: number;
  /** Further hosts: `name`, on any port, or `name:port`; a star for all. */
  hosts?: readonly string[];
  /** Origins of apps elsewhere: `https://name`, `http://name:port`, `http://name:*`; a star for all. */
  origins?: readonly string[];
}

/**
 * The addresses of a server that listens on a host. The names of the machine itself count as one. On all of its addresses
 * it answers to any that is written as a number: a page of others gets in only by a name that it lets lead here.
 */
export function addressesOf({ host, port, hosts = [], origins = [] }: AddressOptions): Addresses {
  const isOpen = isAnyAddress(host);
  const own = (asked: string) => {
    const [name, at] = takenApart(asked);
    if (isOpen && isNumeric(name)) return true;
    if (at !== port) return false;
    return name === bare(host) || ((isOpen || isLoopback(bare(host))) && isLoopback(name));
  };
  const listed = (asked: string) => {
    const [name, at] = takenApart(asked);
    return hosts
      .map((entry) => entry.toLowerCase())
      .some((entry) => entry === name || entry === `${name}:${at}`);
  };
  const knowsHost = (asked: string) => own(asked) || listed(asked);
  const isKnown = (origin: string, asked: string) => {
    if (!URL.canParse(origin)) return false;
    const { protocol, hostname, host: name } = new URL(origin);
    if (protocol !== 'http:' && protocol !== 'https:') return false;
    if (sameHost(name, protocol, asked) && knowsHost(asked)) return true;
    return origins.some(
      (entry) => entry === `${protocol}//${name}` || entry === `${protocol}//${hostname}:*`,
    );
  };
  return {
    takesHost: (asked) => hosts.includes('*') || knowsHost(asked),
    isKnown,
    takesOrigin: (origin, asked) =>
      origins.includes('*') || isKnown(origin, asked) || (hosts.includes('*') && isSameOrigin(origin, asked)),
    linkOrigin: (origin) =>
      knowsHost(new URL(origin).host) ? origin : `http://${isOpen ? 'localhost' : bracketed(host)}:${port}`,
  };
}

/** Whether a host name, without a port, is the own machine and no other whatever any name server says. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
}

function isSameOrigin(origin: string, asked: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return sameHost(host, protocol, asked);
}

/** The port of the scheme is left out of an origin, but a request may name it. Names of the machine itself are one. */
function sameHost(host: string, protocol: string, asked: string): boolean {
  const [name, port] = takenApart(host, protocol === 'https:' ? 443 : 80);
  const [other, otherPort] = takenApart(asked, protocol === 'https:' ? 443 : 80);
  return port === otherPort && (name === other || (isLoopback(name) && isLoopback(other)));
}

/** Name and port of a host, the name in small letters and without brackets. */
function takenApart(host: string, usual = 80): [name: string, port: number] {
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(host) ?? [];
  return [bare(name), port === undefined ? usual : Number(port)];
}

const bare = (name: string) => name.toLowerCase().replace(/^\[|\]$/g, '');
const bracketed = (host: string) => (host.includes(':') ? `[${bare(host)}]` : host);
const isAnyAddress = (host: string) => ['0.0.0.0', '::', ''].includes(bare(host));
const isNumeric = (name: string) => name.includes(':') || /^\d+(?:\.\d+){3}$/.test(name);
