import { expect, test } from 'vitest';
import { withZone } from './stored-form.ts';

test.each([
  ['2019-11-20 18:30:00', '2019-11-20 18:30:00', '2019-11-20 18:30:00'],
  ['2019-11-20T18:30', '2019-11-20 18:30:00', '2019-11-20 18:30:00'],
  ['2019-11-20T18:30:00+00:00', '2019-11-20 18:30:00', '2019-11-20T18:30:00+00:00'],
  ['2019-11-20T18:30:00+02:00', '2019-11-20 16:30:00', '2019-11-20T16:30:00+00:00'],
])('%s is edited as %s and stored as %s', (stored, naive, back) => {
  const form = withZone(stored);
  expect(form.naive).toBe(naive);
  expect(form.toStored(naive)).toBe(back);
});

test('what is no date and time is not edited', () => {
  expect(withZone('0000-00-00 00:00:00').naive).toBeNull();
  expect(withZone('').naive).toBeNull();
});
