import { expect, test } from 'vitest';
import { canBeMade, isMadeKey, isTextKey, withMadeKey } from './made-key.ts';

const key = { primary_key: true, auto_increment: false, type: 'string', length: '36', options: {} };

test.each([
  ['a text with room', {}, [true, true]],
  ['a text without a length', { length: null }, [true, true]],
  ['a text that is too short', { length: '35' }, [true, false]],
  ['a number that is brought', { type: 'integer' }, [false, false]],
  ['a number that counts up', { type: 'integer', auto_increment: true }, [false, false]],
  ['a text that is no key', { primary_key: false }, [false, false]],
])('of %s: whether it is a text to bring, and could be made', (_, change, wanted) => {
  const field = { ...key, ...change };
  expect([isTextKey(field), canBeMade(field)]).toEqual(wanted);
});

test.each([
  [{}, { lectern: { generate: 'uuid' } }],
  [
    { monospace: false, lectern: { display_template: '{{title}}' } },
    { monospace: false, lectern: { display_template: '{{title}}', generate: 'uuid' } },
  ],
])('keys are made, and no more, and %j keeps what else it says', (options, on) => {
  const made = withMadeKey(options, true);
  expect(made).toEqual(on);
  expect(isMadeKey({ ...key, options: made })).toBe(true);
  expect(withMadeKey(made, false)).toEqual(options);
});
