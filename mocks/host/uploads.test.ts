import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestSite } from '#mocks/host/test-site.ts';
import { uploadServer } from '#mocks/host/uploads.ts';

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
});
afterAll(() => site.close());

interface File {
  id: number;
  private_hash: string;
  filename_disk: string;
  type: string;
  width: number | null;
  checksum: string;
}

const fileIn = (reply: { body: Record<string, unknown> }) =>
  (Array.isArray(reply.body.data) ? reply.body.data[0] : reply.body.data) as File;

const send = (name: string, data: Uint8Array | string, more: object = {}) =>
  site.call('POST', '/demo/files', {
    cookie: admin,
    body: {
      data: Buffer.from(data).toString('base64'),
      filename_disk: name,
      filename_download: name,
      ...more,
    },
  });

const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

async function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://127.0.0.1:8055${path}`, { headers });
  const upload = path.startsWith('/uploads/');
  if (upload) return uploadServer(site.installation)(request, path.slice('/uploads/'.length));
  const reply = await site.call('GET', path, { headers });
  return { status: reply.status, headers: reply.headers, text: () => String(reply.body.text) };
}

const cached = (id: number) => {
  const folder = join(site.folder, 'demo', 'thumbnails', String(id));
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('thumbnails', () => {
  it('are made once, kept on disk over a restart, and dropped with the picture that they show', async () => {
    const file = fileIn(await send('red.jpg', await picture('red')));
    expect(file.width).toBe(400);
    const card = `/demo/assets/${file.private_hash}?key=card`;
    const first = await site.call('GET', card);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(cached(file.id)).toHaveLength(1);
    site.restart();
    const work = vi.spyOn(site.installation.images, 'thumbnail');
    expect((await site.call('GET', card)).status).toBe(200);
    expect(work).not.toHaveBeenCalled();
    await site.call('GET', `/demo/assets/${file.private_hash}?key=avatar`);
    expect(work).toHaveBeenCalledTimes(1);
    expect(cached(file.id)).toHaveLength(2);

    const data = (await picture('blue')).toString('base64');
    const changed = await site.call('PATCH', `/demo/files/${file.id}`, { cookie: admin, body: { data } });
    expect(fileIn(changed).checksum).not.toBe(file.checksum);
    expect(cached(file.id)).toEqual([]);
    await site.call('GET', card);
    expect(work).toHaveBeenCalledTimes(2);
    const shown = await sharp(thumbnailOf(file)).stats();
    expect(shown.dominant.b).toBeGreaterThan(200);

    await site.call('DELETE', `/demo/files/${file.id}`, { cookie: admin });
    expect(cached(file.id)).toEqual([]);
    expect((await site.call('GET', card)).status).toBe(404);
    work.mockRestore();
  });

  const thumbnailOf = ({ id }: File) => {
    const [name = ''] = cached(id);
    return site.installation.project('demo')?.thumbnails.read(id, name) ?? new Uint8Array();
  };

  it.each([
    ['key=nosuch', 422],
    ['key=../../projects.json', 422],
    ['w=1&h=1&f=crop&q=80', 422],
    ['w=x&h=1&f=crop&q=80', 422],
    ['w=200&h=200&f=crop&q=80', 200],
  ])('are made in the listed sizes only: %s', async (query, status) => {
    const file = fileIn(await send(`${status}.jpg`, await picture('green')));
    expect((await site.call('GET', `/demo/assets/${file.private_hash}?${query}`)).status).toBe(status);
  });

  it('of what is no picture are refused', async () => {
    const file = fileIn(await send('broken.jpg', 'no picture at all'));
    const reply = await site.call('GET', `/demo/assets/${file.private_hash}?key=card`);
    expect([reply.status, (reply.body.error as { code: number }).code]).toEqual([422, 12]);
    const text = fileIn(await send('plain.txt', 'text'));
    expect((await site.call('GET', `/demo/assets/${text.private_hash}?key=card`)).status).toBe(422);
  });
});

describe('parts of a file', () => {
  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=5-2', 200, null, '0123456789'],
    ['bytes=0-1,3-4', 200, null, '0123456789'],
    ['lines=1-2', 200, null, '0123456789'],
  ])('%s', async (range, status, contentRange, text) => {
    files.clip ??= fileIn(await send('clip.mp4', '0123456789'));
    const { clip } = files;
    for (const path of [
      `/demo/assets/${clip.private_hash}`,
      `/uploads/demo/originals/${clip.filename_disk}`,
    ]) {
      const reply = await get(path, { range });
      expect([reply.status, reply.headers.get('content-range'), await reply.text()]).toEqual([
        status,
        contentRange,
        text,
      ]);
      expect(reply.headers.get('accept-ranges')).toBe('bytes');
    }
  });
  const files: { clip?: File } = {};
});

describe('types', () => {
  it.each([
    ['page.html', 'text/html', 'text/html', /^sandbox/],
    ['drawing.svg', 'image/svg+xml', 'image/svg+xml', /^sandbox/],
    ['data.xml', 'application/xml', 'application/xml', /^sandbox/],
    ['photo.png', 'image/png', 'image/png', /default-src 'none'/],
    ['tool.exe', 'application/octet-stream', 'application/octet-stream', /default-src 'none'/],
    ['script.js', 'application/octet-stream', 'application/octet-stream', /default-src 'none'/],
  ])('of %s are safe', async (name, type, answered, policy) => {
    const file = fileIn(await send(name, '<script>alert(1)</script>'));
    expect(file.type).toBe(type);
    for (const path of [
      `/demo/assets/${file.private_hash}`,
      `/uploads/demo/originals/${file.filename_disk}`,
    ]) {
      const { headers, status } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(answered);
      expect(headers.get('content-security-policy')).toMatch(policy);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const download = answered === 'application/octet-stream';
      expect(headers.get('content-disposition')?.startsWith('attachment') ?? false).toBe(download);
    }
  });

  it('that somebody made up do no harm', async () => {
    const file = fileIn(await send('odd.png', 'x'));
    for (const type of ['text/html\r\nx: y', 'image/png; charset=x\n', 'IMAGE/SVG+XML', 'text/html ']) {
      site.project.driver.run('UPDATE directus_files SET type = ? WHERE id = ?', [type, file.id]);
      const { status, headers } = await get(`/demo/assets/${file.private_hash}`);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(['application/octet-stream', 'image/svg+xml']).toContain(headers.get('content-type'));
    }
  });
});

describe('names', () => {
  it.each([
    '../../evil.txt',
    '..\\evil.txt',
    '/etc/passwd',
    'C:\\evil.txt',
    'a/../../evil.txt',
    'evil\u0000.txt',
  ])('never leave the folder: %j', async (name) => {
    const before = readdirSync(site.folder);
    const sent = await send(name, 'evil');
    if (sent.status === 200) expect(fileIn(sent).filename_disk).toMatch(/^[\w-]+(\.\w+)?$/);
    const target = fileIn(await send('target.txt', 'x'));
    const moved = await site.call('PATCH', `/demo/files/${target.id}`, {
      cookie: admin,
      body: { filename_disk: name },
    });
    expect(moved.status).toBe(422);
    expect(readdirSync(site.folder)).toEqual(before);
    expect((await get(`/uploads/demo/originals/${encodeURIComponent(name)}`)).status).toBe(404);
  });

  it('cannot be those of another file', async () => {
    const [one, two] = [fileIn(await send('one.txt', 'one')), fileIn(await send('two.txt', 'two'))];
    const body = { filename_disk: one.filename_disk };
    const reply = await site.call('PATCH', `/demo/files/${two.id}`, { cookie: admin, body });
    expect(reply.status).toBe(409);
    expect(await (await get(`/uploads/demo/originals/${one.filename_disk}`)).text()).toBe('one');
  });
});

describe('limits', () => {
  it('a file is not larger than the setting says', async () => {
    const change = (value: string) =>
      site.project.driver.run(`UPDATE directus_settings SET value = ? WHERE "key" = 'file_max_size'`, [
        value,
      ]);
    change('1KB');
    site.project.settingsChanged();
    expect((await send('small.txt', 'x'.repeat(1024))).status).toBe(200);
    const large = await send('large.txt', 'x'.repeat(1025));
    expect([large.status, Object.keys(large.body)]).toEqual([422, ['error']]);
    const form = new FormData();
    form.set('file', new File(['x'.repeat(1025)], 'form.txt'));
    expect((await site.call('POST', '/demo/files', { cookie: admin, raw: form })).status).toBe(422);
    const { id } = fileIn(await send('grows.txt', 'x'));
    const body = { data: btoa('x'.repeat(1025)) };
    expect((await site.call('PATCH', `/demo/files/${id}`, { cookie: admin, body })).status).toBe(422);
    change('100MB');
    site.project.settingsChanged();
  });

  it('a body does not say that it is larger than 110 MB', async () => {
    const announced = await site.call('POST', '/demo/items/x', {
      cookie: admin,
      raw: '{}',
      headers: { 'content-type': 'application/json', 'content-length': String(2 ** 30) },
    });
    expect(announced.status).toBe(413);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a body of %s ends there',
    async (type) => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          controller.enqueue(Buffer.alloc(2 ** 20, 'x'));
        },
      });
      const headers = { 'content-type': type };
      const reply = await site.call('POST', '/demo/files', { cookie: admin, raw: endless, headers });
      expect([reply.status, Object.keys(reply.body)]).toEqual([413, ['error']]);
      expect(sent).toBeLessThan(115);
    },
  );

  it('a body is not nested without end', async () => {
    const raw = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await site.call('POST', '/demo/items/x', { cookie: admin, raw, headers });
    expect(reply.status).toBeLessThan(500);
  });
});

describe('a file from an address', () => {
  const from = (data: string) =>
    site.call('POST', '/demo/files', {
      cookie: admin,
      body: { data, filename_disk: 'x.txt', filename_download: 'x.txt' },
    });

  it('is fetched from anywhere only when the server was started so', async () => {
    const asked: string[] = [];
    const listener = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/endless') {
        const more = () =>
          response.write('x'.repeat(2 ** 16), () => response.destroyed || setImmediate(more));
        more();
      } else response.writeHead(request.url === '/there' ? 200 : 404).end('from afar');
    });
    await new Promise<void>((done) => {
      listener.listen(0, '127.0.0.1', done);
    });
    const address = listener.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    expect((await from(`${base}/there`)).status).toBe(422);
    expect(asked).toEqual([]);

    site.installation.fetches = true;
    const file = fileIn(await from(`${base}/there`));
    expect(new TextDecoder().decode(site.project.files.read(file.filename_disk) ?? undefined)).toBe(
      'from afar',
    );
    expect((await from(`${base}/missing`)).status).toBe(422);
    expect((await from('http://127.0.0.1:9/')).status).toBe(422);
    site.project.driver.run(`UPDATE directus_settings SET value = '1MB' WHERE "key" = 'file_max_size'`);
    site.project.settingsChanged();
    expect((await from(`${base}/endless`)).status).toBe(422);
    site.installation.fetches = false;
    listener.closeAllConnections();
    listener.close();
  });

  it.each([
    'http://127.0.0.1:8055/uploads/demo/originals/..%2F..%2Fdatabase.sqlite',
    'http://127.0.0.1:8055/uploads/demo/originals/%E0%A4%A',
    'http://127.0.0.1:8055/uploads/demo/originals/%00',
    'http://',
    'http://[',
  ])('is none at %s', async (data) => {
    expect((await from(data)).status).toBe(422);
  });
});

describe('another content', () => {
  const contentOf = async (file: File) => (await get(`/uploads/demo/originals/${file.filename_disk}`)).text();
  const change = (file: File, body: object) =>
    site.call('PATCH', `/demo/files/${file.id}`, { cookie: admin, body });
  const left = () =>
    ['uploads.staged', 'uploads.unfinished'].flatMap((folder) =>
      readdirSync(join(site.folder, 'demo', folder)),
    );

  it.each([
    ['a value that is refused', { folder: 'none' }],
    ['a field that is not there', { nothing: 1 }],
    ['a name that is none', { filename_disk: '../x' }],
    ['a refused value and another name', { folder: 'none', filename_disk: 'other.txt' }],
  ])('that comes with %s leaves the old one', async (_, more) => {
    const file = fileIn(await send('old.txt', 'old'));
    expect((await change(file, { data: btoa('new'), ...more })).status).toBeGreaterThanOrEqual(400);
    expect(await contentOf(file)).toBe('old');
    expect(left()).toEqual([]);
    expect(existsSync(join(site.folder, 'demo', 'uploads', 'other.txt'))).toBe(false);
  });

  it('takes the place of the old one, under the old name or another', async () => {
    const file = fileIn(await send('old.txt', 'old'));
    expect((await change(file, { data: btoa('new') })).status).toBe(200);
    expect(await contentOf(file)).toBe('new');
    const moved = fileIn(await change(file, { data: btoa('newer'), filename_disk: 'moved.txt' }));
    expect(await contentOf(moved)).toBe('newer');
    const renamed = fileIn(await change(file, { filename_disk: 'renamed.txt' }));
    expect([await contentOf(renamed), (await get('/uploads/demo/originals/moved.txt')).status]).toEqual([
      'newer',
      404,
    ]);
    expect(left()).toEqual([]);
  });

  it('that a killed server had ready counts at the next start, if its row was written', async () => {
    const [written, not] = [fileIn(await send('a.txt', 'old')), fileIn(await send('b.txt', 'old'))];
    const data = new TextEncoder().encode('new');
    const sum = '22af645d1859cb5ca6da0c484f1f37ea';
    for (const { filename_disk: name } of [written, not]) await site.project.files.stage(name, sum, data);
    site.project.driver.run('UPDATE directus_files SET checksum = ? WHERE id = ?', [sum, written.id]);
    site.restart();
    expect([await contentOf(written), await contentOf(not)]).toEqual(['new', 'old']);
    expect(left()).toEqual([]);
  });
});
