import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['Harbour in Spring', 'harbour-in-spring'],
  ['  Äpfel & Öl: 50% ', 'apfel-and-ol-50'],
  ['Straße', 'strasse'],
  ["Don't stop", 'dont-stop'],
  ['日本 語', '日本-語'],
  ['--a--b--', 'a-b'],
  ['', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text, { lowercase: true })).toBe(slug);
  expect(slugify(slug, { lowercase: true })).toBe(slug);
});

test('capitals stay when asked, a hyphen at the end stays while typing', () => {
  expect(slugify('New Title', { lowercase: false })).toBe('New-Title');
  expect(slugify('new ', { lowercase: true, typing: true })).toBe('new-');
});
