import { createHashHistory, type RouterHistory } from '@tanstack/react-router';

/** Where the router keeps an entry's place in the history, in the entry's own state. */
const indexKey = '__TSR_index';

/**
 * Hash history for the router, with two repairs.
 *
 * An entry that the router did not make (a typed `#/…`, a plain link) has no state, hence no index: a blocked
 * "stay" would leave the wrong address standing and swallow the next Back. Such entries get their index before the
 * router's own listener sees them. The router's entries become such, too: Enter in the address bar takes an entry's state
 * away, and Firefox says nothing about it.
 *
 * A query of the page's address (`/admin/?project=demo`, the way back from a single sign-on) belongs to the route and
 * could never be removed from there: it moves behind the hash first.
 */
export function createAppHistory(win: Window = window): RouterHistory {
  const moved = moveQueryIntoHash(win.location);
  if (moved !== null) win.history.replaceState(win.history.state, '', moved);

  let index = indexOf(win.history.state) ?? 0;
  let { href } = win.location;
  /** By how much indexes are more than places in the browser's list; null where it doesn't tell them. */
  let offset: number | null = null;
  const measure = () => {
    href = win.location.href;
    const [own, place] = [indexOf(win.history.state), placeIn(win)];
    if (own !== null) offset = place === null ? null : own - place;
  };
  /** The index of the entry at hand, which has none of its own. */
  const findIndex = (): number => {
    const place = placeIn(win);
    const found = place === null || offset === null ? index + 1 : place + offset;
    // A full list drops its first entry for a new one, which then has the place of the one before.
    return found === index && win.location.href !== href ? index + 1 : found;
  };
  win.addEventListener(
    'popstate',
    () => {
      const state = win.history.state as Record<string, unknown> | null;
      if (indexOf(state) === null) {
        const key = Math.random().toString(36).slice(2, 8);
        // The instance's method is wrapped by the router and would count as a navigation of its own.
        const plain = Object.getPrototypeOf(win.history) as History;
        const replaceState = plain.replaceState.bind(win.history);
        replaceState({ ...state, key, __TSR_key: key, [indexKey]: findIndex() }, '');
      }
      measure();
    },
    { capture: true },
  );
  const history = createHashHistory({ window: win });
  // Links hold of the page's address what is theirs: they stay right when its query goes.
  history.createHref = (path) => `#${path}`;
  measure();
  history.subscribe(({ location }) => {
    index = location.state[indexKey];
    // The router changes the browser's history in a microtask of its own, which comes before.
    queueMicrotask(measure);
  });
  return history;
}

/** How often, in ms, it is looked whether the router has followed the browser. */
const lookAgain = 50;

/**
 * Does something unless the user is on the way to elsewhere. By Back, Forward and a typed address the browser is there at
 * once, and the router only when nobody minds, as the question about unsaved changes does: what is replaced meanwhile is the
 * entry that they went to.
 */
export function unlessLeaving(history: RouterHistory, act: () => void, win: Window = window): void {
  const isOnItsWay = () =>
    win.location.hash !== new URL(history.createHref(history.location.href), win.location.href).hash;
  if (!isOnItsWay()) {
    act();
    return;
  }
  const { pathname } = history.location;
  const timer = setInterval(() => {
    if (isOnItsWay()) return;
    clearInterval(timer);
    if (history.location.pathname === pathname) act();
  }, lookAgain);
}

/** The place of the entry at hand in the browser's list, null where the browser doesn't tell. */
function placeIn(win: Window): number | null {
  const place = 'navigation' in win ? (win.navigation.currentEntry?.index ?? -1) : -1;
  return place < 0 ? null : place;
}

function indexOf(state: unknown): number | null {
  const index =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[indexKey] : null;
  return typeof index === 'number' ? index : null;
}

/** The address with its query moved behind the hash, null when there is none to move. */
export function moveQueryIntoHash({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (search === '' || search === '?') return null;
  const [path = '', own = ''] = hash.replace(/^#/, '').split('?', 2);
  const query = [own, search.slice(1)].filter(Boolean).join('&');
  return `${pathname}#${path || '/'}?${query}`;
}
