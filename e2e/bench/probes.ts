import type { CDPSession, Page } from '@playwright/test';

/** What the injected script keeps on the page. Times are milliseconds of the page's own clock. */
interface Probes {
  formUsable?: number;
  clickToRow?: number;
  keyToPaint: number[];
  longTasks: number[];
  maxRows: number;
}

declare global {
  interface Window {
    lecternBench: Probes;
  }
}

/**
 * Notes when things were painted, by the page's own clock, so that the time it takes to ask from outside is no part of
 * the result; runs in the page, and uses nothing from outside. "Painted" is the first task after an animation frame: one
 * ahead of whatever waited for the frame to be over (at the median within 2 ms of what the browser's own event timing says), or
 * a message, which takes its turn, but which every engine has.
 */
export function watchPaints(by: 'task' | 'message'): void {
  const probes: Probes = { keyToPaint: [], longTasks: [], maxRows: 0 };
  window.lecternBench = probes;

  const afterFrame = (then: () => void) => {
    if (by === 'task') {
      void scheduler.postTask(then, { priority: 'user-blocking' });
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const painted = (then: () => void) => {
    requestAnimationFrame(() => afterFrame(then));
  };
  const sized = (element: Element | null) => element !== null && element.getBoundingClientRect().height > 0;
  const rows = () => document.querySelectorAll('tbody tr, [role="row"]');
  /** Rows that were there when the click came: those of the screen that it leaves. */
  let earlier = new Set<Element>();
  const filledRow = () =>
    [...rows()].some(
      (row) =>
        !earlier.has(row) &&
        sized(row) &&
        /\S/.test(row.textContent ?? '') &&
        !row.querySelector('th, [role="columnheader"]'),
    );

  let clickedAt: number | undefined;
  let frame = 0;
  const watch = () => {
    if (probes.formUsable === undefined) {
      const password = document.querySelector<HTMLInputElement>('input[type="password"]');
      if (sized(password) && !password?.disabled) probes.formUsable = performance.now();
    }
    // Counting has its own cost in a page of many elements: now and then is enough.
    if (frame++ % 20 === 0) probes.maxRows = Math.max(probes.maxRows, rows().length);
    if (clickedAt !== undefined && filledRow()) {
      const from = clickedAt;
      clickedAt = undefined;
      painted(() => {
        probes.clickToRow = performance.now() - from;
      });
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);

  addEventListener(
    'click',
    (event) => {
      clickedAt = event.timeStamp;
      earlier = new Set(rows());
      delete probes.clickToRow;
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      // Whoever types doesn't wait for rows: looking for them each frame would be measured too.
      clickedAt = undefined;
      painted(() => probes.keyToPaint.push(performance.now() - event.timeStamp));
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probes.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Puts the probes on every page that this one shows from now on, before anything else runs there. */
export async function installProbes(page: Page): Promise<void> {
  // tsx compiles with a helper that keeps the names of functions; in the page that helper doesn't exist.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
  await page.addInitScript(watchPaints, 'task' as const);
}

/** Forgets key presses, long tasks and the row count so far. */
export async function clearProbes(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window.lecternBench, { keyToPaint: [], longTasks: [], maxRows: 0 });
  });
}

/** A slow phone on a slow line, as in the measurements of the app that this one replaces. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Counts requests and bytes as they came over the wire, compressed and with headers. */
export async function countTraffic(session: CDPSession): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Bytes of JavaScript heap in use after a forced collection. */
export async function heapInUse(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** The value below which `share` (0 to 1) of the sorted samples lie; NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
