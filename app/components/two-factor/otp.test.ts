import { expect, test } from 'vitest';
import { maskOtp, otpOf } from './otp.ts';

test.each([
  ['', '', null],
  ['12', '12', null],
  ['123', '123', null],
  ['1234', '123-4', null],
  ['123-456', '123-456', '123456'],
  [' 123 456 7', '123-456', '123456'],
  ['123 456', '123-456', '123456'],
  ['123-456\n', '123-456', '123456'],
  ['12-34-56', '123-456', '123456'],
  ['a1b2', '12', null],
])('%s is shown as %s and sent as %s [SIN-05]', (typed, shown, sent) => {
  expect(maskOtp(typed)).toBe(shown);
  expect(otpOf(shown)).toBe(sent);
});
