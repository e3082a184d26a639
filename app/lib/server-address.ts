import { apiRoot } from './api.ts';

/** What a server answers of where a file is: its path on that server, and the whole address. Elsewhere both are whole. */
export interface GivenAddress {
  url?: string | null;
  full_url?: string | null;
}

const isPath = (text: string) => /^\/(?!\/)/.test(text);

/**
 * The address of a path that the server gives of itself. A proxy may have taken the path of the API off before the server was
 * asked, which then doesn't know of it; one that knows has it in the path already. `root` ends with a slash.
 */
export function addressOfPath(path: string, root = apiRoot): string {
  const below = new URL(root).pathname;
  const isBelow = path.startsWith(below);
  return new URL(isBelow ? path : `${below}${path.replace(/^\//, '')}`, root).href;
}

/** Where the app finds a file; null where nothing usable is given. */
export function shownAddress({ url, full_url: whole }: GivenAddress, root = apiRoot): string | null {
  if (url && isPath(url)) return addressOfPath(url, root);
  const address = whole || url;
  return address && URL.canParse(address, root) ? new URL(address, root).href : null;
}

/**
 * The address of a file for texts that others read: the server's own word, with the path of the API where that is missing; null
 * where the server gives no whole one.
 */
export function publicAddress({ url, full_url: whole }: GivenAddress, root = apiRoot): string | null {
  if (!whole || !url || !isPath(url) || !URL.canParse(whole)) return whole || null;
  const { origin, pathname, search } = new URL(whole);
  return origin === new URL(root).origin ? addressOfPath(`${pathname}${search}`, root) : whole;
}
