import { expect, test } from 'vitest';
import { toAddress } from './configured.ts';

test.each([
  ['https://count.example.org/v1', '', 'https://count.example.org/v1'],
  ['/related?project={key}', 'dc/1', 'https://cms.example.org/related?project=dc%2F1'],
  ['count', '', 'https://cms.example.org/admin/count'],
  ['javascript:alert(1)', '', null],
  ['data:text/html,x', '', null],
  ['https://', '', null],
])('%s with the key "%s" is %s', (template, key, expected) => {
  expect(toAddress(template, 'https://cms.example.org/admin/#/login', key)).toBe(expected);
});
