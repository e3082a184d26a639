import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLetter } from './first-letter.ts';

test.each([
  ['ismail', 'tr-TR', 'İ'],
  ['ismail', 'en-US', 'I'],
  ['क्षितिज', 'hi-IN', 'क्षि'],
  ['👩‍💻 dev', 'de-DE', '👩‍💻'],
  ['', 'de-DE', ''],
])('of “%s” in %s', (text, locale, letter) => {
  expect(firstLetter(text, locale)).toBe(letter);
});

/* Turkish has an i of its own, so a key or a file name would become another one. A name that is shown may. */
test('nothing else changes its case by locale', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /toLocale(?:Upper|Lower)Case/.test(readFileSync(join(app, file), 'utf8')));
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'components/shell/LanguageChoice.tsx',
    'lib/first-letter.ts',
    'screens/settings/fields/field-names.ts',
  ]);
});
