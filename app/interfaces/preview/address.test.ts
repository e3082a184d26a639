import { expect, test } from 'vitest';
import { parseJson } from '#app/lib/json.ts';
import { previewAddress } from './address.ts';

const item: Record<string, unknown> = {
  id: parseJson('9007199254740993'),
  slug: 'a/b c',
  evil: '"><script>&x=1#y',
  url: 'https://shop.example/a?b=1',
  script: 'javascript:alert(1)',
  author: { name: 'Ada' },
  empty: '',
};
const at = (template: string) =>
  previewAddress(template, (name) => item[name], 'https://cms.example/admin/#/x');

test.each([
  ['https://example.com/preview?id={{id}}', 'https://example.com/preview?id=9007199254740993'],
  ['https://example.com/{{ slug }}', 'https://example.com/a/b%20c'],
  ['https://example.com/?q={{{evil}}}', 'https://example.com/?q=%22%3E%3Cscript%3E%26x%3D1%23y'],
  ['{{url}}', 'https://shop.example/a?b=1'],
  ['/site/{{author.name}}', 'https://cms.example/site/Ada'],
  ['HTTP://example.com', 'http://example.com/'],
])('%s leads to %s', (template, href) => expect(at(template)).toEqual({ kind: 'address', href }));

test.each([['javascript:alert({{id}})'], ['data:text/html,x'], ['https://'], ['']])(
  '%s leads nowhere',
  (template) => expect(at(template)).toMatchObject({ kind: 'refused' }),
);

test('an address in a value does not make a scheme', () => {
  expect(at('{{script}}')).toEqual({
    kind: 'address',
    href: 'https://cms.example/admin/javascript%3Aalert(1)',
  });
});

test('what is missing is told', () => {
  expect(at('https://example.com/{{empty}}/{{nothing}}/{{author.age}}/{{id}}')).toEqual({
    kind: 'missing',
    fields: ['empty', 'nothing', 'author.age'],
  });
});
