import { expect, it } from 'vitest';
import { Turns } from '#mocks/storage/turns.ts';

/** What began, in order, and what ends it. */
function running(turns: Turns, owners: string) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  for (const owner of owners)
    void turns.take(owner).then((end) => {
      began.push(owner);
      ends.push(end);
    });
  return { began, ends };
}

/** Lets everything go on that can. */
const settled = async () => {
  for (let n = 0; n < 10; n++) await Promise.resolve();
};

it.each([
  ['abcd', 'abc'],
  ['aaab', 'aab'],
  ['aaaa', 'aa'],
  ['aabb', 'aab'],
])('of %s at once begin %s', async (asked, expected) => {
  const { began } = running(new Turns(3, 2), asked);
  await settled();
  expect(began.join('')).toBe(expected);
});

it('begins the next one that may as soon as one has ended, until all have had their turn', async () => {
  const { began, ends } = running(new Turns(3, 2), 'aaaabbc');
  await settled();
  expect(began.join('')).toBe('aab');
  ends[2]?.();
  await settled();
  expect(began.join('')).toBe('aabb');
  for (let n = 0; n < 7; n++) {
    await settled();
    ends[n === 2 ? 0 : n]?.();
  }
  await settled();
  expect([...began].sort().join('')).toBe('aaaabbc');
});
