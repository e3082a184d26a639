import type { Page } from '@playwright/test';

/** What moved on a page, and when an item was on screen. Times are milliseconds of the page's own clock. */
interface OpeningProbes {
  /** Sum of the layout shifts since the last `clearOpening`, as browsers count them: 0.1 is what a user notices. */
  shift: number;
  /** What moved, with how far: for the message of a test. */
  moved: string[];
  /** Number of the item that is to be opened, as its request's address ends. */
  awaited: string;
  /** From the item's answer to the first frame that shows its form with every field on screen in it. */
  dataToShown?: number;
}

declare global {
  interface Window {
    lecternOpening: OpeningProbes;
  }
}

function install(): void {
  const probes: OpeningProbes = { shift: 0, moved: [], awaited: '' };
  window.lecternOpening = probes;

  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const field = element?.closest('[data-field]')?.getAttribute('data-field');
    return field ?? element?.outerHTML.slice(0, 80) ?? 'gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      probes.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const by = Math.round(currentRect.y - previousRect.y);
        probes.moved.push(`${entry.value.toFixed(3)} ${nameOf(node)} by ${by}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** The fields on screen have their inputs, none of them its placeholder. */
  const isShown = () => {
    const fields = [...document.querySelectorAll('form [data-field]')].filter((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return fields.length > 0 && fields.every((field) => !field.querySelector('[data-skeleton]'));
  };
  const watch = () => {
    if (probes.awaited !== '' && probes.dataToShown === undefined) {
      const answer = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => new URL(name).pathname.endsWith(probes.awaited));
      if (answer instanceof PerformanceResourceTiming && answer.responseEnd > 0 && isShown()) {
        const from = answer.responseEnd;
        // The frame that is now being made is painted when the next message comes.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          probes.dataToShown ??= performance.now() - from;
        };
        channel.port2.postMessage(null);
      }
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Puts the probes on every page that this one shows from now on. */
export async function installOpeningProbes(page: Page): Promise<void> {
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await page.addInitScript(install);
}

/** Forgets what has moved so far, and waits for the answer to a request whose path ends like this. */
export async function awaitOpening(page: Page, path: string): Promise<void> {
  await page.evaluate((end) => {
    performance.clearResourceTimings();
    Object.assign(window.lecternOpening, { shift: 0, moved: [], awaited: end });
    delete window.lecternOpening.dataToShown;
  }, path);
}
