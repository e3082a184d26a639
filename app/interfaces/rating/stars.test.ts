import { expect, test } from 'vitest';
import { ratingOf, scaleOf, starsOf } from './stars.ts';

const drawn = { star: '*', star_half: '/', star_border: '.' };

test.each([
  [null, '.....'],
  [0, '.....'],
  [0.2, '.....'],
  [0.25, '/....'],
  [3, '***..'],
  [3.24, '***..'],
  [3.5, '***/.'],
  [3.75, '****.'],
  [9, '*****'],
  [-1, '.....'],
])('%o is drawn %s', (rating, stars) =>
  expect(
    starsOf(rating, 5)
      .map((star) => drawn[star])
      .join(''),
  ).toBe(stars),
);

test.each([
  [{}, 5, true],
  [{ max_stars: '3' }, 3, true],
  [{ max_stars: 0 }, 5, true],
  [{ max_stars: 'many', display: 'bars' }, 5, true],
  [{ max_stars: 10, display: 'number' }, 10, false],
  [{ max_stars: 1e9, display: 'star' }, 1e9, false],
])('%o is a scale to %d, stars: %s', (options, max, stars) =>
  expect(scaleOf(options)).toEqual({ max, stars }),
);

test.each([
  ['4', 4],
  ['4.5', 4.5],
  ['', null],
  ['four', null],
  [[], null],
])('%o rates %o', (value, rating) => expect(ratingOf(value)).toBe(rating));
