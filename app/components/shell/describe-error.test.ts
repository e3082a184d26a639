import { expect, test, vi } from 'vitest';
import { ApiError } from '#app/lib/api.ts';
import { describeError } from './describe-error.ts';

vi.mock('#app/i18n/setup.ts', () => ({
  addStrings: vi.fn(),
  i18n: {
    t: (key: string, options: { count?: number; seconds?: number } = {}) =>
      [key, options.count ?? options.seconds ?? []].flat().join(' '),
  },
}));

const short = 'This value is too short. It should have 8 characters or more.';

test.each([
  [new ApiError(429, 3, 'Too many attempts at once'), 'tooManyAttempts'],
  [new ApiError(429, -1, '429'), 'tooManyAttempts'],
  [new ApiError(429, 3, 'x', 0), 'tooManyAttemptsFor 1'],
  [new ApiError(429, 3, 'x', 8), 'tooManyAttemptsFor 8'],
  [new ApiError(429, 3, 'x', 900), 'tooManyAttemptsFor 900'],
  [new ApiError(422, 4, short), 'tooShort 8'],
  [new ApiError(422, 4, `password: ${short}`), 'tooShort 8'],
  [new ApiError(422, 4, `user_password: ${short}`), 'tooShort 8'],
  [new ApiError(422, 4, `title: ${short}`), `title: ${short}`],
  [new ApiError(422, 4, 'password: This value is not valid.'), 'password: This value is not valid.'],
  [new ApiError(0, -1, ''), 'unreachable'],
  [new ApiError(418, 4, ''), 'unknown'],
])('%o is told as %s', (error, text) => {
  expect(describeError(error)).toBe(text);
});
