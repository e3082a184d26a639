import { expect, test } from 'vitest';
import { isHashed } from './stored-secret.ts';

test.each([
  ['$2y$10$abcdefghijklmnopqrstuuWm2GqzGvWq0YyQ8u8FJjWnq0c0e1C9a', true],
  ['$argon2id$v=19$m=65536,t=4,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG', true],
  ['5d41402abc4b2a76b9719d911017c592', true],
  ['{SHA}qUqP5cyxm6YcTAhz05Hph5gvu9M=', true],
  ['**********', true],
  ['correct horse battery staple', false],
  ['$5 a month', false],
  ['', false],
  ['cafebabe', false],
])('%s is a hash: %s', (text, expected) => expect(isHashed(text)).toBe(expected));
