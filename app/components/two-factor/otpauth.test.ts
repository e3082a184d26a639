import { expect, test } from 'vitest';
import { groupedSecret, otpauthUri } from './otpauth.ts';

test.each([
  [
    { secret: 'ABCDEFGH23456723', issuer: 'The Tidewater Review', account: 'bea@example.com' },
    'otpauth://totp/The%20Tidewater%20Review:bea%40example.com?secret=ABCDEFGH23456723&issuer=The%20Tidewater%20Review',
  ],
  [
    { secret: 'ABCD', issuer: 'News: today & more', account: 'a+b@example.com' },
    'otpauth://totp/News%20%20today%20%26%20more:a%2Bb%40example.com?secret=ABCD&issuer=News%20%20today%20%26%20more',
  ],
  [{ secret: 'ABCD', issuer: 'Demo', account: null }, 'otpauth://totp/Demo?secret=ABCD&issuer=Demo'],
])('%j is put as %s [TFA-01]', (account, uri) => {
  expect(otpauthUri(account)).toBe(uri);
});

test('a name of any length still fits a picture [TFA-01]', () => {
  const uri = otpauthUri({ secret: 'ABCD', issuer: 'é'.repeat(10_000), account: 'x'.repeat(10_000) });
  expect(uri.length).toBeLessThan(1000);
});

test.each([
  ['ABCDEFGH', 'ABCD EFGH'],
  ['ABCDE', 'ABCD E'],
  ['', ''],
])('the secret %s is shown as "%s"', (secret, shown) => {
  expect(groupedSecret(secret)).toBe(shown);
});
