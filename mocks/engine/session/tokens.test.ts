import { describe, expect, it } from 'vitest';
import {
  type Claims,
  claimsOf,
  randomText,
  readToken,
  sameText,
  signToken,
} from '#mocks/engine/session/tokens.ts';

const claims = (more: Partial<Claims> = {}): Claims => ({
  type: 'auth',
  project: 'demo',
  id: 1,
  exp: Date.now() / 1000 + 60,
  ...more,
});

describe('a token', () => {
  it('is read with the secret that signed it', async () => {
    const token = await signToken('secret', claims({ email: 'zoë@example.com' }));
    expect(await readToken('secret', 'auth', token)).toMatchObject({ id: 1, email: 'zoë@example.com' });
    expect(await readToken('other', 'auth', token)).toBeNull();
  });

  it('is worth nothing as another kind, or later', async () => {
    expect(await readToken('s', 'invitation', await signToken('s', claims()))).toBeNull();
    expect(await readToken('s', 'auth', await signToken('s', claims({ exp: 1 })))).toBeNull();
  });

  it('is worth nothing when changed', async () => {
    const token = await signToken('s', claims());
    const [head, body, signature] = token.split('.');
    const forged = btoa(JSON.stringify(claims({ id: 2 }))).replace(/=+$/, '');
    const none = btoa('{"alg":"none"}').replace(/=+$/, '');
    for (const bad of [
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${head}.${body}.${signature}.x`,
      `${head}.${body}`,
      'x',
      '',
    ]) {
      expect(await readToken('s', 'auth', bad)).toBeNull();
    }
  });

  it('tells its claims without a check', async () => {
    expect(claimsOf(await signToken('s', claims({ project: 'other' })))?.project).toBe('other');
    expect(claimsOf('no.token.here')).toBeNull();
  });
});

it('compares texts', () => {
  expect(sameText('abc', 'abc')).toBe(true);
  expect(sameText('abc', 'abd') || sameText('abc', 'ab') || sameText('', 'a') || sameText('a', '')).toBe(
    false,
  );
});

it('makes text of letters and digits', () => {
  expect(randomText(500)).toMatch(/^[A-Za-z0-9]{500}$/);
});
