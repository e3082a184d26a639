import { expect, test } from 'vitest';
import { readEmails } from './invitations.ts';

test.each([
  ['', [], []],
  ['a@example.com', ['a@example.com'], []],
  [' a@example.com,\nb.c+d@sub.example.com; a@example.com ', ['a@example.com', 'b.c+d@sub.example.com'], []],
  [
    'a@example.com، b@example.com؛ c@example.com、d@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
    [],
  ],
  ['ä@bücher.example', ['ä@bücher.example'], []],
  ['nope a@b @example.com a@example. x@y.z', ['x@y.z'], ['nope', 'a@b', '@example.com', 'a@example.']],
  ['"<script>"@example.com', [], ['"<script>"@example.com']],
])('%j holds %j and not %j', (text, emails, wrong) => expect(readEmails(text)).toEqual({ emails, wrong }));
