/** One ping: when (ms since 1970) and how long it took in ms, -1 when it failed. */
export interface LatencySample {
  date: number;
  latency: number;
}

const kept = 200;

export function addSample(samples: readonly LatencySample[], sample: LatencySample): LatencySample[] {
  return [...samples, sample].slice(-kept);
}

/** Bars of the signal icon: 4 under 200 ms, 3 under 500, 2 under 1000, 1 from there on, 0 for none or failed. */
export function signalStrength(sample: LatencySample | undefined): 0 | 1 | 2 | 3 | 4 {
  if (!sample || sample.latency < 0) return 0;
  if (sample.latency < 200) return 4;
  if (sample.latency < 500) return 3;
  return sample.latency < 1000 ? 2 : 1;
}

/** Code of a ping whose answer came but could not be read: the way to the server and back was measured all the same. */
export const unreadableAnswer = -2;

/** The latency to note for a ping that took `ms`; `code` is null when it went well, else why it did not. */
export function notedLatency(ms: number, code: number | null): number {
  return code === null || code === unreadableAnswer ? Math.round(ms) : -1;
}
