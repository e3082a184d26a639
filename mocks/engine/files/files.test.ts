import { expect, test } from 'vitest';
import { base64Bytes, checkDiskName, newFile, resetTexts } from '#mocks/engine/files/incoming.ts';
import { md5 } from '#mocks/engine/files/md5.ts';
import { assetPresets } from '#mocks/engine/files/presets.ts';
import { createItems, readItem } from '#mocks/engine/items.ts';
import type { Images } from '#mocks/engine/server.ts';
import { admin, sampleProject } from '#mocks/host/sample-project.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const size = { width: 4, height: 3 };
const images: Images = { size: async () => size, thumbnail: async (data) => data };

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57edf4a22be3c955ac49da2e2107b67a',
  ],
])('md5 of %j', (text, sum) => {
  expect(md5(bytes(text))).toBe(sum);
});

test('an upload gets its facts from its content and its name', async () => {
  const incoming = { data: bytes('x'), name: 'harbour-view.png', type: 'image/png', fetched: false };
  expect(await newFile(admin, images, incoming, { folder: '1' })).toMatchObject({
    title: 'Harbour View',
    type: 'image/png',
    filename_download: 'harbour-view.png',
    filename_disk: expect.stringMatching(/^[0-9a-f-]{36}\.png$/),
    private_hash: expect.stringMatching(/^[a-z0-9]{16}$/),
    charset: 'binary',
    filesize: 1,
    folder: '1',
    ...size,
  });
});

test('the answered file holds its addresses', async () => {
  const project = sampleProject();
  const incoming = { data: bytes('x'), name: 'a.png', type: null, fetched: false };
  createItems(project, admin, 'directus_files', await newFile(admin, images, incoming, {}), {});
  createItems(project, admin, 'articles', { title: 'x', hero: 1 }, {});
  const actor = { ...admin, origin: 'http://here' };
  const { hero } = readItem(project, actor, 'articles', '1', { fields: 'hero.*' }) as {
    hero: { data: object };
  };
  expect(hero.data).toMatchObject({
    full_url: expect.stringMatching(/^http:\/\/here\/uploads\/demo\/originals\/[0-9a-f-]+\.png$/),
    thumbnails: [
      {
        relative_url: expect.stringMatching(/^\/demo\/assets\/[a-z0-9]{16}\?key=card$/),
        dimension: '200x200',
      },
      { width: 100 },
      { url: expect.stringContaining('?key=thumbnail') },
    ],
  });
  expect(assetPresets(project).map((preset) => preset.fit)).toEqual(['crop', 'crop', 'contain']);
});

test('a change resets the texts that are not sent', () => {
  const current = { description: 'old', location: 'old', tags: 'a', type: 'image/png' };
  expect(resetTexts(current, { location: 'new' })).toMatchObject({
    description: '',
    location: 'new',
    tags: '',
    type: 'image/png',
  });
});

test.each(['../x', 'a/b', 'a\\b', '..', '', 'x\u0000', 7])('%j is no file name', (name) => {
  expect(() => checkDiskName(sampleProject(), name)).toThrow('filename_disk: This value is not valid.');
});

test('base64', async () => {
  expect(new TextDecoder().decode(await base64Bytes('data:text/plain;base64,aGk='))).toBe('hi');
  await expect(base64Bytes('')).rejects.toThrow('An empty file is not allowed.');
  const wrong = [
    '%%%',
    'aGk=aGk=',
    `${'A'.repeat(2 ** 22 - 1)}=${'A'.repeat(2 ** 22)}`,
    'A'.repeat(2 ** 22 + 1),
  ];
  for (const text of wrong) await expect(base64Bytes(text)).rejects.toThrow('data: This value is not valid.');
});

test.each([1, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 3 * 2 ** 20, 5_000_001])(
  'base64 of %s bytes, with lines',
  async (length) => {
    const bytes = Buffer.alloc(length, 'Lectern·');
    const lines = bytes.toString('base64url').replace(/.{76}/g, '$&\r\n');
    expect(Buffer.from(await base64Bytes(lines)).equals(bytes)).toBe(true);
  },
);
