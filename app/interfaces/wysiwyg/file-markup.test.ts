import { expect, test } from 'vitest';
import { fileMarkup } from './file-markup.ts';

test.each([
  [{ type: 'image/png', title: 'A "b" <c>' }, '<img src="/x?a&amp;b" alt="A &quot;b&quot; &lt;c&gt;" />'],
  [{ type: 'video/mp4' }, '<video src="/x?a&amp;b" controls="controls"></video>'],
  [{ type: 'audio/ogg' }, '<audio src="/x?a&amp;b" controls="controls"></audio>'],
  [{ type: 'application/pdf', filename_download: 'a.pdf' }, '<a href="/x?a&amp;b">a.pdf</a>'],
  [{ type: null }, '<a href="/x?a&amp;b">/x?a&amp;b</a>'],
])('%o', (file, html) => expect(fileMarkup(file, '/x?a&b')).toBe(html));
