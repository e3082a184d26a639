import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>Two <b>words</b></p><p>and more</p>', 'Two words and more'],
  ['a < b and c > d', 'a < b and c > d'],
  ['<p title="a > b">x</p>', 'x'],
  [
    'Fish &amp; chips&nbsp;&#8364;5 &#x1F642; &unknown; &#99999999;',
    'Fish & chips €5 🙂 &unknown; &#99999999;',
  ],
  ['&#1114112;', '\u{fffd}'],
  ['<script>alert("<p>")</script><style>p{}</style>text<!-- <p>no</p> -->', 'text'],
  ['<img src=x onerror="alert(1)">', ''],
  ['never <b closed', 'never'],
  ['', ''],
])('%s reads %s', (html, text) => expect(textOfHtml(html)).toBe(text));

test('a megabyte takes no time', () => {
  const started = performance.now();
  expect(textOfHtml(`<p>${'word '.repeat(200_000)}</p>`).length).toBeLessThanOrEqual(400);
  textOfHtml('<'.repeat(1_000_000));
  textOfHtml('<a '.repeat(300_000));
  expect(performance.now() - started).toBeLessThan(500);
});
