import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#mocks/api/app.ts';
import { stringifyJson } from '#mocks/engine/values/json.ts';
import { listItems, readItem } from '#mocks/engine/items.ts';
import { actorFor } from '#mocks/engine/session/actor.ts';
import type { Actor, Project } from '#mocks/engine/types.ts';
import { type Installation, openInstallation } from '#mocks/host/installation.ts';
import { seedAccounts } from '#mocks/seed/accounts.ts';
import { seedDemo } from '#mocks/seed/load.ts';

const USER = { admin: 1, editor: 2, author: 3, viewer: 4 };
const counts: Record<string, number> = {
  articles: 240,
  articles_translations: 64,
  authors: 20,
  categories: 25,
  customers: 520,
  form_lab: 9,
  legacy_ledger: 144,
  orders: 900,
  places: 404,
  products: 60,
  readings: 5000,
  stations: 12,
  tags: 55,
  wide_form: 3,
};

let folder: string;
let server: Installation;
let seconds: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-seed-'));
  server = openInstallation(folder, { test: false });
  const before = process.cpuUsage();
  await seedDemo(server, { rows: 5000 });
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
}, 60_000);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function projectOf(key: string): Project {
  const project = server.project(key);
  if (!project) throw new Error(`no project ${key}`);
  return project;
}

it('lets more projects be installed with the password that everybody has', async () => {
  expect(await server.isSuperAdmin('lectern-demo')).toBe(true);
  expect(await server.isSuperAdmin('super')).toBe(false);
});

function as(role: keyof typeof USER, key = 'tidewater'): Actor {
  const actor = actorFor(projectOf(key), USER[role], { ip: '127.0.0.1', userAgent: 'test' });
  if (!actor) throw new Error(`no actor for ${role}`);
  return actor;
}

const list = (role: keyof typeof USER, collection: string, query = {}, key = 'tidewater') =>
  listItems(projectOf(key), as(role, key), collection, query).data as Record<string, unknown>[];

describe('the demo data', () => {
  it('is there in a few seconds of work', () => {
    expect(server.keys()).toEqual(['tidewater', 'verlag']);
    expect(seconds).toBeLessThan(6);
  });

  it.each(Object.entries(counts))('has the rows of %s', (collection, count) => {
    const rows = list('admin', collection, { limit: '-1', status: '*', fields: '*' });
    expect(rows).toHaveLength(count);
  });

  it('can list every collection with what hangs on it, as text that parses', () => {
    for (const key of server.keys()) {
      for (const { collection } of projectOf(key).schema().collections.values()) {
        const rows = list('admin', collection, { limit: '30', fields: '*.*', status: '*' }, key);
        expect(JSON.parse(stringifyJson(rows)), collection).toHaveLength(rows.length);
      }
    }
  });

  it('shows an author own texts alone, and a viewer neither fees nor hidden fields', () => {
    const own = list('author', 'articles', { limit: '-1', fields: 'id,created_by,status' });
    expect(own.length).toBeGreaterThan(30);
    expect(own.every(({ created_by }) => created_by === USER.author)).toBe(true);
    expect(() => list('viewer', 'fees')).toThrow(/fees/);
    const [article] = list('viewer', 'articles', { limit: '1' });
    expect(article).toHaveProperty('title');
    expect(article).not.toHaveProperty('internal_note');
    expect(article).not.toHaveProperty('price');
  });

  it('keeps keys that are hard to write in an address', () => {
    const keys = list('admin', 'products', { limit: '-1', fields: 'sku' }).map(({ sku }) => String(sku));
    expect(keys).toEqual(
      expect.arrayContaining(['MUG/BLUE, large', 'TOTE #7', '50% WOOL', 'SOAP?rose', '+', 'a,b']),
    );
    for (const key of keys) {
      const item = readItem(projectOf('tidewater'), as('admin'), 'products', [key], { fields: 'sku' });
      expect(item).toEqual({ sku: key });
    }
  });

  it('keeps every digit of serial numbers, bar codes and weights', () => {
    const stations = stringifyJson(list('admin', 'stations', { fields: 'id', sort: '-id' }));
    expect(stations).toContain('9007199254740993');
    expect(stations).toContain('9007199254740992');
    const products = stringifyJson(list('admin', 'products', { limit: '-1', fields: 'barcode,weight' }));
    expect(products).toContain('9007199254740993');
    expect(products).toContain('12345678901234.567891');
  });

  it('tells how texts came about', () => {
    const project = projectOf('tidewater');
    const item = { filter: { collection: { eq: 'articles' }, item: { eq: '17' } }, sort: 'id' };
    const revisions = list('admin', 'directus_revisions', item);
    expect(revisions.length).toBeGreaterThan(2);
    const [latest] = revisions.slice(-1) as { data: Record<string, unknown> }[];
    const [stored] = project.driver.all('SELECT status, modified_on FROM articles WHERE id = 17');
    expect(latest?.data).toMatchObject(stored ?? {});
    const comments = list('admin', 'directus_activity', { filter: { action: { eq: 'comment' } } });
    expect(comments.length).toBeGreaterThan(8);
  });

  it.each(seedAccounts)('lets $role of $project sign in', async ({ project, email, password }) => {
    const reply = await createApi(server).request(`/${project}/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, mode: 'cookie' }),
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toContain(`directus-${project}-session=`);
  });

  it('has its pictures', async () => {
    const files = list('admin', 'directus_files', { limit: '-1', fields: '*' });
    expect(files.length).toBeGreaterThan(24);
    for (const { filename_disk, filesize } of files) {
      expect(projectOf('tidewater').files.stat(String(filename_disk))?.size).toBe(filesize);
    }
    const hash = String(files[0]?.private_hash);
    const reply = await createApi(server).request(`/tidewater/assets/${hash}?key=card`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^image\//);
  });
});
