import type { BrowserContext, Request } from '@playwright/test';

/** The header that `.ci/firefox-bridge.mjs` adds to what Playwright is told of a request; it is never sent. */
const header = 'x-sent-body';

/** What is changed of a request, as functions that take one. */
interface Methods {
  headers: (this: Request) => Record<string, string>;
  postData: (this: Request) => string | null;
  postDataBuffer: (this: Request) => Buffer | null;
}

let isRead = false;

/**
 * Lets requests give their bodies in Firefox by WebDriver BiDi, where Playwright knows none (`postData` and its like,
 * and calls that a test hands on by `route.fetch`). Playwright exports no class to change, so it is taken from the first
 * request; requests without that header are as before.
 */
export function readBodies(context: BrowserContext): void {
  if (isRead) return;
  context.once('request', (first) => {
    if (isRead) return;
    isRead = true;
    const prototype = Object.getPrototypeOf(first) as Methods;
    const { headers, postDataBuffer } = prototype;
    prototype.headers = function withoutBody(this: Request) {
      return Object.fromEntries(Object.entries(headers.call(this)).filter(([name]) => name !== header));
    };
    prototype.postDataBuffer = function ownOrTold(this: Request) {
      const body = headers.call(this)[header];
      return postDataBuffer.call(this) ?? (body === undefined ? null : Buffer.from(body, 'base64'));
    };
    prototype.postData = function text(this: Request) {
      return this.postDataBuffer()?.toString('utf8') ?? null;
    };
  });
}
