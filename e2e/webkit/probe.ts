import type * as TestingLibrary from '@testing-library/dom';

/** A text that is meant as a whole, or an expression (which can't be sent as it is). */
export type Words = string | { readonly source: string; readonly flags: string };

/** One step of a locator: what is searched within what the steps before have found. */
export type Step =
  | { readonly css: string }
  | { readonly label: Words }
  | { readonly text: Words }
  | { readonly hasText: Words }
  | { readonly having: readonly Step[] }
  | { readonly nth: number }
  | {
      readonly role: string;
      readonly name?: Words;
      readonly checked?: boolean;
      readonly expanded?: boolean;
      readonly pressed?: boolean;
      readonly selected?: boolean;
    };

/** Coordinates in the window in CSS pixels, or why there are none yet. */
export type Target = { readonly x: number; readonly y: number } | { readonly reason: string };

/** What tests ask of a page from within. */
export interface Probe {
  find(steps: readonly Step[]): readonly Element[];
  isVisible(element: Element): boolean;
  /** Where a click on the element lands, once it stands still and nothing covers it. */
  target(element: Element): Promise<Target>;
  /** From now on a press that comes down beside the element is kept from the page: something may still move. */
  guard(element: Element): void;
  /** Ends that; whether the press came down where it should. */
  release(): boolean;
  /** Texts of uncaught errors and refusals of the content security policy since the last time. */
  takeErrors(): string[];
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    probe: Probe;
  }
}

/*
 * The parts of the probe. They run in the page before all of its own scripts; their source texts are sent there, so that
 * they use nothing from outside.
 */

export function installErrorLog(): void {
  const key = 'webkit-errors';
  const readErrors = () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  // In the session's storage, since a page may be loaded again or left for another.
  const note = (text: string) => sessionStorage.setItem(key, JSON.stringify([...readErrors(), text]));
  window.addEventListener('error', (event) => {
    // Not an error: the browser says that it tells of some sizes in the next frame.
    if (event.message.startsWith('ResizeObserver loop')) return;
    const { stack } = (event.error ?? {}) as Error;
    note(`${event.message}\n${stack ?? `${event.filename}:${event.lineno}`}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note(`unhandled: ${String(reason)}\n${(reason as Error | undefined)?.stack ?? ''}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    note(
      `content security policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    );
  });

  window.probe = Object.assign(window.probe ?? {}, {
    takeErrors() {
      const errors = readErrors();
      sessionStorage.removeItem(key);
      return errors;
    },
  });
}

export function installFinder(): void {
  const matcher = (words: Words) =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

  const follow = (start: readonly Element[], steps: readonly Step[]): readonly Element[] =>
    steps.reduce<readonly Element[]>((found, step) => {
      if ('nth' in step) return found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
      return [...new Set(found.flatMap((element) => search(element as HTMLElement, step)))];
    }, start);

  function search(within: HTMLElement, step: Step): Element[] {
    const library = window.TestingLibraryDom;
    if ('css' in step) return [...within.querySelectorAll(step.css)];
    if ('label' in step) return library.queryAllByLabelText(within, matcher(step.label));
    if ('text' in step)
      return library.queryAllByText(within, matcher(step.text), { ignore: 'script, style' });
    if ('hasText' in step) {
      const words = matcher(step.hasText);
      const text = normalized(within.textContent);
      return (typeof words === 'string' ? text.includes(words) : words.test(text)) ? [within] : [];
    }
    if ('having' in step) return follow([within], step.having).length > 0 ? [within] : [];
    if ('role' in step) {
      const { role, name, ...states } = step;
      return library.queryAllByRole(within, role, { ...states, ...(name && { name: matcher(name) }) });
    }
    return [];
  }

  window.probe = Object.assign(window.probe ?? {}, {
    find: (steps: readonly Step[]) => follow([document.body], steps),
  });
}

export function installPresses(): void {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const isHit = (element: Element, hit: Element) => {
    const label = hit.closest('label');
    return (
      element.contains(hit) || (label !== null && (label.control === element || label.contains(element)))
    );
  };

  const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
  let guarded: Element | null = null;
  /** What the first event of a press says goes for the rest of it, since the page may have reacted by then. */
  let isMissed: boolean | null = null;
  const handlePress = (event: Event) => {
    if (guarded === null) return;
    isMissed ??= !isHit(guarded, event.target as Element);
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of pressEvents) window.addEventListener(name, handlePress, true);

  /** In a hidden window no frame would ever come. */
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 200);
    });

  window.probe = Object.assign(window.probe ?? {}, {
    isVisible,

    async target(element: Element): Promise<Target> {
      if (!isVisible(element)) return { reason: 'it is not visible' };
      if (element.matches(':disabled, [aria-disabled="true"]')) return { reason: 'it is disabled' };
      const before = element.getBoundingClientRect();
      if (before.top < 0 || before.left < 0 || before.bottom > innerHeight || before.right > innerWidth) {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      }
      const first = element.getBoundingClientRect();
      await nextFrame();
      await nextFrame();
      const rect = element.getBoundingClientRect();
      if (
        rect.x !== first.x ||
        rect.y !== first.y ||
        rect.width !== first.width ||
        rect.height !== first.height
      ) {
        return { reason: 'it is moving' };
      }
      // A link over two lines has nothing in the middle of its box.
      const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? rect;
      const middle = (from: number, to: number, size: number) =>
        Math.floor((Math.max(from, 0) + Math.min(to, size)) / 2);
      const x = middle(box.left, box.right, innerWidth);
      const y = middle(box.top, box.bottom, innerHeight);
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return { reason: `it is outside of the window, at ${x}, ${y}` };
      if (!isHit(element, hit)) return { reason: `it is covered by ${hit.outerHTML.slice(0, 200)}` };
      return { x, y };
    },

    guard(element: Element) {
      guarded = element;
      isMissed = null;
    },

    release() {
      guarded = null;
      return isMissed !== true;
    },
  });
}
