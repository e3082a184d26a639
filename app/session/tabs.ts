import { apiRoot } from '#app/lib/api.ts';

/*
 * All tabs of one browser share the cookie, so what happens to a session in one of them concerns all. They tell each other;
 * a browser without BroadcastChannel finds out by the checks of `expiry.ts`.
 */

export type TabNews =
  /**
   * Someone is signed in to a project; null: it is not known yet who. `wasFound`: not just now, the tab came upon it when it
   * loaded, and somebody else may have signed in since.
   */
  | { kind: 'signed-in'; project: string; user: number | null; wasFound?: boolean }
  /** The session was ended on purpose, or (isIdle) since nobody used it. */
  | { kind: 'signed-out'; project: string; isIdle: boolean }
  /** All calls that another user's tab had under way when somebody signed in are answered: the cookie may be theirs again. */
  | { kind: 'settled'; project: string }
  /** The server was found to have no session any more. */
  | { kind: 'ended'; project: string }
  /** Somebody's account was changed, maybe that of the one who is signed in. */
  | { kind: 'people'; project: string }
  /** Collections, fields, relations, roles or permissions were changed. */
  | { kind: 'schema'; project: string };

const kinds = new Set(['signed-in', 'signed-out', 'settled', 'ended', 'people', 'schema']);

/** Several installations may stand on one origin; their sessions have nothing to do with each other. */
const name = `lectern-session ${apiRoot}`;

let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return channel;
}

/** Tells all other tabs; this one is not told. */
export function tellTabs(news: TabNews): void {
  open()?.postMessage(news);
}

/** Calls back with what other tabs tell, until the returned function is called. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const from = open();
  const handle = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  from?.addEventListener('message', handle);
  return () => from?.removeEventListener('message', handle);
}

/** A tab with an older version of the app may say other things. */
function isNews(data: unknown): data is TabNews {
  const { kind, project } = (data ?? {}) as Partial<TabNews>;
  return typeof project === 'string' && kinds.has(kind ?? '');
}

/** Whether other tabs can tell this one anything at all. */
export function hearsTabs(): boolean {
  return open() !== null;
}
