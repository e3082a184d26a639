import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#app/lib/api.ts';
import { noticeOf, noticeOfError } from './sign-in-notice.ts';

vi.mock('#app/i18n/setup.ts', () => ({ addStrings: vi.fn(), i18n: { t: (key: string) => key } }));

describe('messages of the sign-in [SIN-10]', () => {
  test.each([11, 100, 101, 102, 103, 106, 107, 112, 113, 114, 115])(
    'code %i is a warning of its own',
    (code) => {
      expect(noticeOfError(new ApiError(404, code, 'x'))).toEqual({ tone: 'warn', code, detail: null });
    },
  );

  test('a demanded code is no warning [SIN-05]', () => {
    expect(noticeOf(111).tone).toBe('info');
  });

  test('without a code it is the unknown error', () => {
    expect(noticeOfError(new ApiError(502, -1, '502 Bad Gateway'))).toEqual({
      tone: 'bad',
      code: -1,
      detail: '502 Bad Gateway',
    });
    expect(noticeOfError(new TypeError('x')).code).toBe(-1);
  });

  test.each([3, -1, 100])('too many attempts are told as such, whatever the code %i', (code) => {
    expect(noticeOfError(new ApiError(429, code, 'Too many', 8))).toEqual({
      tone: 'warn',
      code: null,
      detail: 'tooManyAttemptsFor',
    });
  });

  test('an unlisted code shows what the server said', () => {
    expect(noticeOfError(new ApiError(422, 4, 'email: too odd'))).toEqual({
      tone: 'warn',
      code: null,
      detail: 'email: too odd',
    });
  });

  test.each([Number.NaN, 0, 9999])('an address with the code %d gives the unknown error [SIN-08]', (code) => {
    expect(noticeOf(code)).toEqual({ tone: 'bad', code: -1, detail: null });
  });
});
