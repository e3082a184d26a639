/** Latest, in ms: a page that is never idle gets there too. */
const patience = 1000;

/** Calls `run` when the browser has nothing else to do. Returns what calls it off. Not every browser tells when that is. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(request);
}
