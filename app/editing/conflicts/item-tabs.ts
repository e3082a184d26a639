import { apiRoot } from '#app/lib/api.ts';

/*
 * Tabs of one browser that have the same item open tell each other: they are one user, whom the server can't tell apart. A
 * browser without BroadcastChannel only misses the notice.
 */

interface Word {
  /** ask: who else is here; here: the answer; gone: the item was left; saved: it was saved. */
  kind: 'ask' | 'here' | 'gone' | 'saved';
  /** Which item of which project, see `placeOf`. */
  place: string;
  tab: string;
}

export interface ItemTabs {
  /** Asks all tabs anew; those that don't answer within two seconds count no more. */
  ask: () => void;
  /** The item is out of sight here; to ask again brings it back. */
  leave: () => void;
  stop: () => void;
}

interface Listeners {
  /** How many other tabs have the item open. */
  onCount: (count: number) => void;
  /** Another tab has saved it. */
  onSaved: () => void;
}

const answerMs = 2000;
const kinds: readonly unknown[] = ['ask', 'here', 'gone', 'saved'] satisfies Word['kind'][];

/** This page, which shows one item at a time. */
const ownTab = Math.random().toString(36).slice(2);
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  // Several installations may stand on one origin.
  channel ??=
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`lectern-items ${apiRoot}`);
  return channel;
}

export function placeOf(project: string, collection: string, key: string): string {
  return JSON.stringify([project, collection, key]);
}

function say(kind: Word['kind'], place: string, tab = ownTab): void {
  open()?.postMessage({ kind, place, tab } satisfies Word);
}

/** Tells the other tabs that an item was saved in this one. */
export function tellItemSaved(place: string): void {
  say('saved', place);
}

/** Takes part in the talk about an item until it is stopped. */
export function joinTabs(place: string, { onCount, onSaved }: Listeners): ItemTabs {
  const tabs = open();
  const heard = new Map<string, number>();
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handle = ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || data.place !== place) return;
    if (data.kind === 'saved') onSaved();
    if (data.kind === 'gone') heard.delete(data.tab);
    else heard.set(data.tab, round);
    if (data.kind === 'ask') say('here', place);
    onCount(heard.size);
  };
  const ask = () => {
    round += 1;
    say('ask', place);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const [tab, at] of heard) if (at < round) heard.delete(tab);
      onCount(heard.size);
    }, answerMs);
  };
  tabs?.addEventListener('message', handle);
  const leave = () => {
    clearTimeout(timer);
    say('gone', place);
  };
  return {
    ask,
    leave,
    stop: () => {
      leave();
      tabs?.removeEventListener('message', handle);
    },
  };
}

/** A tab with an older version of the app may say other things. */
function isWord(data: unknown): data is Word {
  const { kind, place, tab } = (data ?? {}) as Partial<Word>;
  return kinds.includes(kind) && typeof place === 'string' && typeof tab === 'string';
}
