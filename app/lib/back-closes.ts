import type { RouterHistory } from '@tanstack/react-router';

/** Marks, in its state, the entry of the history that was made for something over the page. */
const sheetKey = 'isSheet';

/** What is open over the page. */
let shown: { close: () => void } | null = null;
/** Whether the browser is at such an entry, open or not. */
let isAtSheet = false;
/** The next step is one that was made here, past an entry of something that has been closed since. */
let isPassing = false;
let watched: RouterHistory | null = null;

type State = Record<string, unknown> | null;
const stateNow = () => window.history.state as State;
const indexNow = () => stateNow()?.['__TSR_index'];
/** The methods of the instance are wrapped by the router and would count as navigations. */
const plain = () => Object.getPrototypeOf(window.history) as History;

/**
 * Has Back close what lies over the page, as people with a phone in their hand expect, and not leave the page. An entry of
 * the history is made for it, of which the router knows nothing; it is stepped over once what it was made for is closed in
 * another way or by a navigation. Call the function that comes back when it is closed.
 */
export function closeByBack(history: RouterHistory, close: () => void): () => void {
  watch(history);
  const mine = { close };
  shown = mine;
  if (!isAtSheet) {
    plain().pushState.call(window.history, { ...stateNow(), [sheetKey]: true }, '');
    isAtSheet = true;
  }
  return () => {
    if (shown === mine) shown = null;
  };
}

function watch(history: RouterHistory): void {
  if (watched === history) return;
  watched = history;
  // What is replaced under something open, as the address of a list by its filters, is still the entry made for it.
  history.subscribe(({ action }) => {
    if (action.type === 'PUSH') isAtSheet = false;
  });
  // Before the router's own listener, which would load the page anew.
  window.addEventListener('popstate', (event) => handleStep(history, event), { capture: true });
}

function handleStep(history: RouterHistory, event: PopStateEvent): void {
  const was = isAtSheet;
  isAtSheet = stateNow()?.[sheetKey] === true;
  if (isPassing) {
    isPassing = false;
    return;
  }
  const { location } = history;
  // An entry of the page that the router shows, for which it has nothing to do.
  const isSame = indexNow() === location.state.__TSR_index;
  if (was && !isAtSheet && isSame) {
    event.stopImmediatePropagation();
    if (shown) {
      // The address may have changed under it, as that of a list does with its filters.
      plain().replaceState.call(window.history, location.state, '', history.createHref(location.href));
      shown.close();
    } else passOver();
  } else if (isAtSheet && isSame) {
    event.stopImmediatePropagation();
  } else if (isAtSheet) {
    event.stopImmediatePropagation();
    passOver();
  }
}

function passOver(): void {
  isPassing = true;
  window.history.back();
}
