import { describe, expect, test } from 'vitest';
import {
  assetUrl,
  embedAddress,
  fileIcon,
  formatBytes,
  imageSources,
  nameAfter,
  previewKind,
  previewSources,
} from './rules.ts';

const photo = { private_hash: 'abc', type: 'image/jpeg', filesize: 40_000 };
const sizes = (...keys: string[]) => ({
  data: { thumbnails: keys.map((key) => ({ url: `http://x/demo/assets/abc?key=${key}` })) },
});
const whole = 'http://localhost/demo/assets/abc';

describe('pictures of a file [CRD-01] [FD55]', () => {
  test.each([
    [
      'the size of the app',
      { ...photo, ...sizes('card', 'directus-medium-crop') },
      ['?key=directus-medium-crop', ''],
    ],
    ['an older server’s size', { ...photo, ...sizes('card', 'avatar') }, ['?key=card', '']],
    ['no fitting size', { ...photo, ...sizes('avatar') }, ['']],
    ['sizes unknown', photo, ['?key=directus-medium-crop', '']],
    ['too large as a whole', { ...photo, filesize: 9_000_000, ...sizes('avatar') }, []],
    ['SVG is its own picture', { ...photo, type: 'image/svg+xml', ...sizes('card') }, ['']],
    ['no picture', { ...photo, type: 'application/pdf' }, []],
    ['nothing to go by', { type: 'image/png' }, []],
    ['hidden from the role', {}, []],
  ])('%s', (_, file, expected) =>
    expect(imageSources('demo', file, 'crop')).toEqual(expected.map((end) => `${whole}${end}`)),
  );

  test('fitted whole asks for the size that is', () =>
    expect(imageSources('demo', { ...photo, ...sizes('directus-medium-contain') }, 'contain')[0]).toBe(
      `${whole}?key=directus-medium-contain`,
    ));

  test('nothing in a hash or key leaves its place', () =>
    expect(assetUrl('a b', { private_hash: '../x?y' }, 'k&z')).toBe(
      'http://localhost/a%20b/assets/..%2Fx%3Fy?key=k%26z',
    ));
});

test.each([
  ['image/png', 'photo'],
  ['video/mp4', 'movie'],
  ['application/pdf', 'picture_as_pdf'],
  ['text/csv', 'description'],
  ['application/zip', 'archive'],
  [null, 'insert_drive_file'],
  [7, 'insert_drive_file'],
])('%s has the icon %s', (type, icon) => expect(fileIcon(type)).toBe(icon));

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [104_857_600, '104.9 MB'],
  [5e12, '5,000 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes, 'en-US')).toBe(text));

test.each([
  ['harbour.png', 'new.png', 'harbour.png'],
  ['harbour.PNG', 'new.png', 'harbour.PNG'],
  ['harbour.png', 'new.jpg', 'harbour.jpg'],
  ['a.b.png', 'x.tar.gz', 'a.b.gz'],
  ['notes', 'new.txt', 'notes.txt'],
  ['harbour.png', 'new', 'harbour.png'],
  ['.hidden', 'new.txt', '.hidden.txt'],
])('%s replaced by %s is %s [FIL-03]', (name, other, expected) =>
  expect(nameAfter(name, other)).toBe(expected),
);

describe('the preview of a file [FIL-03] [FD55]', () => {
  test.each([
    ['image/svg+xml', 'image'],
    ['video/mp4', 'video'],
    ['audio/ogg', 'audio'],
    ['application/pdf', 'other'],
    ['text/html', 'other'],
    [null, 'other'],
  ])('%s is shown as %s', (type, expected) => expect(previewKind(type)).toBe(expected));

  test('whole first, unless it is large; an SVG has no other', () => {
    expect(previewSources('demo', photo)[0]).toBe(whole);
    expect(previewSources('demo', { ...photo, filesize: 9_000_000 })).not.toContain(whole);
    expect(previewSources('demo', { ...photo, type: 'image/svg+xml' })).toEqual([whole]);
    expect(previewSources('demo', { type: 'image/png' })).toEqual([]);
  });
});

test.each([
  ['embed/youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['embed/vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
  ['embed/vimeo', 'words', null],
  ['embed/youtube', '../x?y', null],
  ['embed/other', 'abcdef', null],
  ['video/mp4', 'abcdef', null],
  ['embed/youtube', null, null],
])('the film %s %s plays at %s [FIL-03]', (type, id, address) =>
  expect(embedAddress(type, id)).toBe(address),
);

test.each([
  [{ private_hash: 'abc' }, 'http://localhost/demo/assets/abc'],
  [{ private_hash: 'abc', data: { asset_url: '/demo/assets/abc' } }, 'http://localhost/demo/assets/abc'],
  // By the name of the download, as the setting `asset_url_naming` of 8.8.1 has it, which comes as it is.
  [
    { private_hash: 'abc', data: { asset_url: '/demo/assets/Pier at dawn #2?.jpg' } },
    'http://localhost/demo/assets/Pier%20at%20dawn%20%232%3F.jpg',
  ],
  [{ data: { asset_url: '/demo/assets/a.jpg' } }, 'http://localhost/demo/assets/a.jpg'],
  [{}, ''],
])('%j is had at %s [FIL-01]', (file, address) => expect(assetUrl('demo', file)).toBe(address));
