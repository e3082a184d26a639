import { expect, test, vi } from 'vitest';
import { ApiError } from '#app/lib/api.ts';
import { resetFailure } from './reset-failure.ts';

vi.mock('#app/i18n/setup.ts', () => ({ addStrings: vi.fn(), i18n: { t: (key: string) => key } }));

test.each([
  [new ApiError(401, 104, 'Invalid Reset Password token: x'), 'link', 'Invalid Reset Password token: x'],
  [new ApiError(401, 105, 'Expired'), 'link', 'Expired'],
  [
    new ApiError(422, 4, 'password: This value is too short. It should have 8 characters or more.'),
    'password',
    'tooShort',
  ],
  [new ApiError(429, 3, 'Too many attempts'), 'other', 'tooManyAttempts'],
  [new ApiError(422, 4, 'password: This value is not valid.'), 'password', 'This value is not valid.'],
  [
    new ApiError(422, 4, 'token: This value should not be blank.'),
    'other',
    'token: This value should not be blank.',
  ],
  [new ApiError(500, 8, 'password: x'), 'other', 'password: x'],
  // A database's refusal gives no reason.
  [new ApiError(500, 9, 'Failed'), 'other', 'failedQuery'],
  [new ApiError(0, -1, ''), 'other', 'unreachable'],
  [new TypeError('x'), 'other', 'x'],
])('%o is a matter of the %s [PWD-03]', (error, kind, message) => {
  expect(resetFailure(error)).toEqual({ kind, message });
});
