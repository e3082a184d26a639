import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from '#app/lib/dates.ts';
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

test('what is edited without being changed is stored as the same instant', () => {
  const seconds = fc.integer({ min: Date.UTC(1970, 1) / 1000, max: Date.UTC(2099, 0) / 1000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom('', '+00:00', 'Z'), (second, zone) => {
      const text = new Date(second * 1000).toISOString().slice(0, 19);
      const stored = zone === '' ? text.replace('T', ' ') : `${text}${zone}`;
      const form = withZone(stored);
      expect(parseInstant(form.toStored(form.naive ?? ''))).toBe(parseInstant(stored));
      // Without a zone it stays without: the column has none.
      expect(/[Z+]/.test(form.toStored(form.naive ?? ''))).toBe(zone !== '');
    }),
  );
});

test('what is no date and time is not edited', () => {
  expect(withZone('0000-00-00 00:00:00').naive).toBeNull();
  expect(withZone('').naive).toBeNull();
});
