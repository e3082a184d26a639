import { describe, expect, it } from 'vitest';
import { ApiFault } from '#mocks/engine/errors.ts';
import { Allowance, Throttle, throttled } from '#mocks/engine/session/throttle.ts';

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

describe('attempts at once', () => {
  /** Attempts that end when they are told to; those refused are counted. */
  const crowd = () => {
    const guarded = { throttle: { first: 1, longest: 1 } };
    const release: (() => void)[] = [];
    const pending: Promise<void>[] = [];
    let refused = 0;
    const attempt = (account: string, address: string) => {
      const gate = new Promise<void>((done) => release.push(done));
      pending.push(
        throttled(guarded, { account, address }, () => gate).catch((error: unknown) => {
          if (!(error instanceof ApiFault) || error.status !== 429) throw error;
          refused += 1;
        }),
      );
    };
    const settle = async () => {
      for (const done of release) done();
      await Promise.all(pending);
      return refused;
    };
    return { attempt, settle };
  };

  it('wait for each other, five of an account and no more', async () => {
    const { attempt, settle } = crowd();
    for (let n = 0; n < 12; n++) attempt('a', 'here');
    attempt('a', 'elsewhere');
    attempt('b', 'here');
    expect(await settle()).toBe(7);
    attempt('a', 'here');
    expect(await settle()).toBe(7);
  });

  it('wait for each other, twenty of an address and no more', async () => {
    const { attempt, settle } = crowd();
    for (let n = 0; n < 25; n++) attempt(`account ${n}`, 'here');
    attempt('account', 'elsewhere');
    expect(await settle()).toBe(5);
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
