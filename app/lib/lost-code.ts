const lost = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/**
 * Whether the error is of a part of the app that could not be fetched. Browsers keep it as failed for as long as the page
 * lives (all but Chromium), and so does React: only a page that is loaded anew gets it.
 */
export function isCodeLost(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}
