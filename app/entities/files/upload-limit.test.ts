import { expect, test } from 'vitest';
import { sizeInBytes, uploadLimit } from './upload-limit.ts';

test.each([
  ['100MB', 104_857_600],
  ['1.5 GB', 1_610_612_736],
  ['2048', 2048],
  ['10k', 10_240],
  ['3 MiB', 3_145_728],
  ['', null],
  [null, null],
  ['0', null],
  ['a lot', null],
])('%j is %j bytes [FIL-04]', (text, bytes) => expect(sizeInBytes(text)).toBe(bytes));

test.each([
  [2_000_000, '100MB', 2_000_000],
  [200_000_000, '100MB', 104_857_600],
  [undefined, '1MB', 1_048_576],
  [5, undefined, 5],
  [0, '', null],
])('the server takes %j, the project %j: %j [FIL-04]', (server, setting, limit) =>
  expect(uploadLimit(server, setting)).toBe(limit),
);
