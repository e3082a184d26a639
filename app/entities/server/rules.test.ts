import { expect, test } from 'vitest';
import { addSample, type LatencySample, notedLatency, signalStrength } from './rules.ts';

test.each([
  [undefined, 0],
  [-1, 0],
  [0, 4],
  [199, 4],
  [200, 3],
  [499, 3],
  [500, 2],
  [999, 2],
  [1000, 1],
  [60_000, 1],
])('a latency of %s ms shows %s bars [SHL-06]', (latency, bars) => {
  expect(signalStrength(latency === undefined ? undefined : { date: 0, latency })).toBe(bars);
});

test('at most 200 samples are kept, the newest ones [SHL-06]', () => {
  let samples: LatencySample[] = [];
  for (let date = 0; date < 250; date++) samples = addSample(samples, { date, latency: 1 });
  expect(samples).toHaveLength(200);
  expect(samples[0]?.date).toBe(50);
});

test.each([
  [12.6, null, 13],
  [12.6, -2, 13],
  [12.6, -1, -1],
  [12.6, 503, -1],
])('a ping of %s ms that ended with code %s is noted as %s [SHL-06]', (ms, code, noted) => {
  expect(notedLatency(ms, code)).toBe(noted);
});
