import { expect, test } from 'vitest';
import { iconNames, iconsLike } from './icon-names.ts';

test('the whole font, each once', () => {
  expect(iconNames.length).toBeGreaterThan(2000);
  expect(new Set(iconNames).size).toBe(iconNames.length);
  for (const name of ['favorite', 'anchor', '3d_rotation', 'insert_emoticon'])
    expect(iconNames).toContain(name);
});

const names = ['anchor', 'arrow_left', 'keyboard_arrow_left', 'keyboard_arrow_right', 'left'];

test.each([
  ['', names],
  ['  ', names],
  ['ANCH', ['anchor']],
  ['arrow left', ['arrow_left', 'keyboard_arrow_left']],
  ['left_arrow', ['arrow_left', 'keyboard_arrow_left']],
  ['<b>', []],
])('%j finds %j', (search, found) => expect(iconsLike(search, names)).toEqual(found));
