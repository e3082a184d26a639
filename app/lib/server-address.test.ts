import { describe, expect, it } from 'vitest';
import { addressOfPath, publicAddress, shownAddress } from './server-address.ts';

const cms = 'https://example.com/cms/';
const top = 'https://example.com/';

describe('addresses that the server gives have the path of the API exactly once', () => {
  it.each([
    [top, '/uploads/demo/a.png', 'https://example.com/uploads/demo/a.png'],
    [cms, '/uploads/demo/a.png', 'https://example.com/cms/uploads/demo/a.png'],
    [cms, '/cms/uploads/demo/a.png', 'https://example.com/cms/uploads/demo/a.png'],
    [cms, '/cmsuploads/a.png', 'https://example.com/cms/cmsuploads/a.png'],
    [cms, '/demo/assets/x?key=a', 'https://example.com/cms/demo/assets/x?key=a'],
    [cms, '/uploads/ä b.png', 'https://example.com/cms/uploads/%C3%A4%20b.png'],
  ])('below %s the path %s is %s', (root, path, expected) => {
    expect(addressOfPath(path, root)).toBe(expected);
    const whole = `http://inside:8080${path}`;
    expect(shownAddress({ url: path, full_url: whole }, root)).toBe(expected);
    // What others read keeps the server's own name.
    expect(publicAddress({ url: path, full_url: whole }, root)).toBe(whole);
    expect(publicAddress({ url: path, full_url: `https://example.com${path}` }, root)).toBe(expected);
  });

  it.each([
    ['a storage elsewhere', { url: 'https://cdn.example/a.png', full_url: 'https://cdn.example/a.png' }],
    ['no path', { full_url: 'https://cdn.example/a.png' }],
    ['no whole address', { url: 'https://cdn.example/a.png' }],
  ])('%s stays as it is', (_, given) => {
    expect(shownAddress(given, cms)).toBe('https://cdn.example/a.png');
  });

  it('an address of the same server that is set up as a whole is left alone', () => {
    const given = { url: 'https://example.com/media/a.png', full_url: 'https://example.com/media/a.png' };
    expect(shownAddress(given, cms)).toBe(given.url);
    expect(publicAddress(given, cms)).toBe(given.url);
  });

  it.each([{}, { url: null, full_url: null }, { full_url: 'http://' }])('%j is none', (given) => {
    expect(shownAddress(given, cms)).toBeNull();
  });
});
