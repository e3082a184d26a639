import { expect, test } from 'vitest';
import { nameInAddress, titleOf } from './mutations.ts';

test.each([
  ['тест проверка.png', 'тест проверка'],
  ['1_+_1_=_2.jpg', '1_+_1_=_2'],
  ['äöü ß.jpg', 'äöü ß'],
  ['中文3.png', '中文3'],
  ['🦜.webp', '🦜'],
  ['archive.tar.gz', 'archive.tar'],
  ['.env', '.env'],
  ['No ending. At all', 'No ending. At all'],
  [`${'x'.repeat(300)}.txt`, 'x'.repeat(255)],
])('the title of %s is %s [FD53]', (name, title) => expect(titleOf(name)).toBe(title));

test.each([
  ['https://example.com/a/b%20c.jpg?x=1', 'b c.jpg'],
  ['https://example.com/', 'example.com'],
  ['https://example.com/a%2F..%2Fb.png', 'a_.._b.png'],
  ['https://example.com/%E0%A4%A.jpg', '%E0%A4%A.jpg'],
  ['nonsense', 'file'],
])('%s is saved as %s', (address, name) => expect(nameInAddress(address)).toBe(name));
