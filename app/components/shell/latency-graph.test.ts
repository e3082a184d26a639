import { describe, expect, test } from 'vitest';
import { latencyFacts, latencyShape } from './latency-graph.ts';

const samples = (...times: number[]) => times.map((latency, index) => ({ date: index * 10_000, latency }));

describe('latency history [SHL-06]', () => {
  test('facts: span, median, highest, failures', () => {
    expect(latencyFacts(samples(10, 30, -1, 20, 400, -1, 25))).toEqual({
      minutes: 1,
      median: 25,
      highest: 400,
      failures: 2,
    });
    expect(latencyFacts(samples(-1))).toEqual({ minutes: 1, median: null, highest: null, failures: 1 });
    expect(
      latencyFacts(Array.from({ length: 200 }, (_, date) => ({ date: date * 10_000, latency: 1 }))),
    ).toMatchObject({ minutes: 33 });
  });

  test('the newest is at the end, a failure is a gap, the scale is a round number', () => {
    expect(latencyShape(samples(0, 50, -1, 100), 30, 10, 4)).toEqual({
      line: 'M0 10h0L10 5M30 0h0',
      failures: [20],
      top: 100,
      newest: { x: 30, y: 0 },
    });
    expect(latencyShape(samples(5, -1), 30, 10).newest).toBeNull();
    expect(latencyShape(samples(101), 30, 10).top).toBe(200);
    expect(latencyShape(samples(1200), 30, 10).top).toBe(2000);
    expect(latencyShape([], 30, 10)).toEqual({ line: '', failures: [], top: 100, newest: null });
  });
});
