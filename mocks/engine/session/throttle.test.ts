import { describe, expect, it } from 'vitest';
import { Allowance, Throttle } from '#mocks/engine/session/throttle.ts';

describe('failures', () => {
  it('cost nothing at first, then twice as much each time, and never more than a limit', () => {
    const throttle = new Throttle({ first: 250, longest: 8000 }, () => 0);
    const delays = Array.from({ length: 10 }, () => {
      throttle.failed('a');
      return throttle.delay('a', 3);
    });
    expect(delays).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(throttle.delay('b', 3)).toBe(0);
    for (let n = 0; n < 2000; n++) throttle.failed('a');
    expect(throttle.delay('a', 3)).toBe(8000);
  });

  it('are forgotten on success, and after a quarter of an hour', () => {
    let now = 0;
    const throttle = new Throttle({ first: 1, longest: 8 }, () => now);
    const fail = (key: string) => {
      for (let n = 0; n < 9; n++) throttle.failed(key);
    };
    fail('a');
    fail('b');
    throttle.forget('a');
    expect([throttle.delay('a', 3), throttle.delay('b', 3)]).toEqual([0, 8]);
    now = 15 * 60_000 + 1;
    expect(throttle.delay('b', 3)).toBe(0);
    throttle.failed('b');
    expect(throttle.delay('b', 1)).toBe(1);
  });

  it('of names without end fill no memory', () => {
    const throttle = new Throttle({ first: 1, longest: 8 }, () => 0);
    throttle.failed('first');
    for (let n = 0; n < 10_000; n++) throttle.failed(`name ${n}`);
    expect([throttle.delay('first', 1), throttle.delay('name 9999', 1)]).toEqual([0, 1]);
  });
});

it('an allowance is used up, and comes back', () => {
  let now = 0;
  const allowance = new Allowance(3, 1000, () => now);
  expect([allowance.take('a', 2), allowance.take('a', 2), allowance.take('a'), allowance.take('a')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(allowance.take('b', 3)).toBe(true);
  now = 1000;
  expect(allowance.take('a', 3)).toBe(true);
});
