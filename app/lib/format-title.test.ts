import { expect, test } from 'vitest';
import { formatTitle } from './format-title.ts';

test.each([
  ['hero_image_id', 'Hero Image ID'],
  ['publish-on', 'Publish On'],
  ['lastPage', 'Last Page'],
  ['terms_of_use', 'Terms of Use'],
  ['of', 'Of'],
  ['größe_in_cm', 'Größe in Cm'],
  ['__x__', 'X'],
  ['', ''],
])('%s reads %s', (name, title) => {
  expect(formatTitle(name)).toBe(title);
});
