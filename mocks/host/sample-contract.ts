import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_VERSION } from '#mocks/engine/releases/release.ts';
import { KEY, textField as text } from '#mocks/host/sample-fields.ts';
import { type Answer, type ContractSite, errorCode } from '#mocks/host/test-answers.ts';

let site: ContractSite;
let admin: string;

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, `/demo/${path}`, { cookie: admin, body });
const data = (reply: Answer) => reply.body.data;

/**
 * The facts of the recorded contract that no other test asks for, area by area, over HTTP. Items, files, sign-in,
 * permissions and webhooks have files of their own.
 */
export function testContract(open: () => Promise<ContractSite>): void {
  beforeAll(async () => {
    site = await open();
    admin = await site.signIn();
    const fields = [KEY, text('name', { required: true })];
    await call('POST', 'collections', { collection: 'tags', fields });
  });
  afterAll(() => site.close());
  describe('server', () => {
    serverFacts();
  });
  describe('collections and fields', () => {
    fieldFacts();
  });
  describe('relations', () => {
    relationFacts();
  });
  describe('roles and permissions', () => {
    roleFacts();
  });
  describe('activity', () => {
    activityFacts();
  });
  describe('collection_presets and folders', () => {
    presetFacts();
  });
  describe('utils and mail', () => {
    utilFacts();
  });
}

function serverFacts(): void {
  it('answers ping as text, outside any project only', async () => {
    const reply = await site.call('GET', '/server/ping');
    expect([reply.status, reply.body.text]).toEqual([200, 'pong']);
    expect((await call('GET', 'server/ping')).status).toBe(404);
  });

  it('shows its inside to the super admin only', async () => {
    const info = (token: string) => site.call('GET', `/server/info${token}`);
    expect(errorCode(await info(''))).toBe(4);
    expect(errorCode(await info('?super_admin_token=wrong'))).toBe(3);
    expect(data(await info('?super_admin_token=super'))).toMatchObject({ directus: DEFAULT_VERSION });
  });

  it('tells strangers of a project what the sign-in page shows, users more', async () => {
    const stranger = await site.call('GET', '/demo/');
    expect(stranger.body).toMatchObject({ public: true, data: { api: { project_name: 'Demo' } } });
    expect(stranger.body).not.toHaveProperty('data.server');
    expect(stranger.body).not.toHaveProperty('data.api.version');
    expect(data(await call('GET', ''))).toMatchObject({
      api: { version: DEFAULT_VERSION },
      server: { max_upload_size: 100 * 1024 * 1024 },
    });
  });

  it('lists extensions of the data folder to users who name a project', async () => {
    site.addInterface('stars', { name: 'Stars', version: '1.0.0' });
    const headers = { 'x-directus-project': 'demo' };
    expect((await site.call('GET', '/interfaces', { cookie: admin })).status).toBe(401);
    expect((await site.call('GET', '/interfaces', { headers })).status).toBe(401);
    const { body } = await site.call('GET', '/interfaces', { cookie: admin, headers });
    const path = 'extensions/custom/interfaces/stars/meta.json';
    expect(body).toEqual({ data: [{ id: 'stars', path, name: 'Stars', version: '1.0.0' }] });
    for (const kind of ['layouts', 'modules']) {
      expect((await site.call('GET', `/${kind}`, { cookie: admin, headers })).body).toEqual({ data: [] });
    }
  });
}

function fieldFacts(): void {
  it('are made with a real table, changed and dropped', async () => {
    const made = await call('POST', 'collections', { collection: 'boats', fields: [KEY], note: 'n' });
    expect(data(made)).toMatchObject({ collection: 'boats', managed: true, note: 'n' });
    expect(made.body).not.toHaveProperty('data.fields');
    expect(errorCode(await call('POST', 'collections', { collection: 'boats', fields: [KEY] }))).toBe(307);
    expect(errorCode(await call('POST', 'collections', { collection: 'directus_x', fields: [KEY] }))).toBe(4);
    expect(errorCode(await call('PATCH', 'collections/boats', {}))).toBe(4);
    const field = await call('POST', 'fields/boats', text('home', { default_value: 'Kiel' }));
    expect(data(field)).toMatchObject({ collection: 'boats', field: 'home', length: '100', locked: false });
    expect(data(await call('POST', 'items/boats', {}))).toMatchObject({ home: 'Kiel' });
    expect(errorCode(await call('POST', 'fields/boats', text('home')))).toBe(308);
    expect((await call('PATCH', 'fields/boats/home', { field: 'port' })).status).toBe(422);
    const listed = data(await call('GET', 'collections/boats')) as { fields: object };
    expect(Object.keys(listed.fields)).toEqual(['id', 'home']);
    expect((await call('DELETE', 'fields/boats/home')).status).toBe(204);
    expect((await call('DELETE', 'collections/boats')).status).toBe(204);
    expect(errorCode(await call('GET', 'items/boats'))).toBe(200);
    expect((await call('DELETE', 'collections/directus_users')).status).toBe(403);
  });

  it('spell alias types in upper case in lists and in lower case alone', async () => {
    await call('POST', 'fields/tags', { field: 'divider', type: 'alias', interface: 'divider' });
    const list = data(await call('GET', 'fields/tags')) as { field: string; type: string }[];
    expect(list.find(({ field }) => field === 'divider')?.type).toBe('ALIAS');
    expect(data(await call('GET', 'fields/tags/divider'))).toMatchObject({ type: 'alias' });
  });

  it('take the order of the fields as a list', async () => {
    const body = [
      { field: 'name', sort: 1 },
      { field: 'id', sort: 2 },
    ];
    expect((await call('PATCH', 'fields/tags', body)).status).toBe(200);
    const sorted = data(await call('GET', 'fields/tags?sort=sort')) as { field: string }[];
    expect(sorted.slice(0, 2).map(({ field }) => field)).toEqual(['divider', 'name']);
  });

  it('of a table made by hand are shown, and described when it is managed', async () => {
    const sql =
      'CREATE TABLE ledger (no VARCHAR(20) NOT NULL PRIMARY KEY, amount DECIMAL(10,2), paid TINYINT)';
    await site.hook('POST', 'sql', { body: { sql } });
    const collection = async () =>
      (data(await call('GET', 'collections')) as Record<string, unknown>[]).find(
        (one) => one.collection === 'ledger',
      );
    expect(await collection()).toMatchObject({
      managed: false,
      fields: { amount: { id: null, length: '10,2' } },
    });
    expect((await call('PATCH', 'collections/ledger', { managed: true, note: 'x' })).status).toBe(200);
    expect(await collection()).toMatchObject({ managed: true, note: 'x' });
    await call('POST', 'items/ledger', { no: 'A 1', amount: '9.5', paid: 1 });
    expect(data(await call('GET', 'items/ledger/A%201'))).toEqual({ no: 'A 1', amount: 9.5, paid: 1 });
  });
}

function relationFacts(): void {
  it('are made, changed and deleted, and hold at once', async () => {
    await call('POST', 'collections', {
      collection: 'posts',
      fields: [KEY, { field: 'tag', type: 'm2o' }],
    });
    const relation = { collection_many: 'posts', field_many: 'tag', collection_one: 'tags' };
    expect(errorCode(await call('POST', 'relations', { field_many: 'tag' }))).toBe(4);
    const { id } = data(await call('POST', 'relations', relation)) as { id: number };
    await call('POST', 'items/posts', { tag: { name: 'new' } });
    expect(data(await call('GET', 'items/posts?fields=tag.name'))).toEqual([{ tag: { name: 'new' } }]);
    expect(data(await call('PATCH', `relations/${id}`, { field_one: null }))).toMatchObject({
      field_one: null,
    });
    expect((await call('DELETE', `relations/${id}`)).status).toBe(204);
    expect(data(await call('GET', 'items/posts?fields=tag'))).toEqual([{ tag: 1 }]);
    const system = data(await call('GET', 'relations?limit=-1')) as object[];
    expect(system).toContainEqual(expect.objectContaining({ collection_many: 'directus_activity' }));
  });
}

function roleFacts(): void {
  it('give a new role what everybody needs, and keep the first two', async () => {
    const { id } = data(await call('POST', 'roles', { name: 'Editors' })) as { id: number };
    const rows = data(await call('GET', `permissions?filter[role][eq]=${id}&limit=-1`)) as object[];
    expect(rows).toHaveLength(16);
    expect(errorCode(await call('POST', 'roles', { name: 'Editors' }))).toBe(204);
    for (const kept of [1, 2]) expect(errorCode(await call('DELETE', `roles/${kept}`))).toBe(3);
    expect((await call('DELETE', `roles/${id}`)).status).toBe(204);
  });

  it('show an administrator one row without limits', async () => {
    const own = data(await call('GET', 'permissions/me')) as Record<string, unknown>[];
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ role: 1, collection: null, read: null, read_field_blacklist: [] });
  });
}

function activityFacts(): void {
  it('has comments, which stay in the list when they are deleted', async () => {
    const { id: item } = data(await call('POST', 'items/tags', { name: 'talked about' })) as { id: number };
    const comment = { collection: 'tags', item, comment: 'Fine' };
    const made = data(await call('POST', 'activity/comment', comment)) as { id: number };
    expect(made).toMatchObject({ action: 'comment', comment: 'Fine', item: String(item) });
    const path = `activity/comment/${made.id}`;
    expect(data(await call('PATCH', path, { comment: 'Better' }))).toMatchObject({ comment: 'Better' });
    expect((await call('DELETE', path)).status).toBe(204);
    const filter = `filter[action][eq]=comment&filter[item][eq]=${item}`;
    const [listed] = data(await call('GET', `activity?${filter}`)) as Record<string, unknown>[];
    expect(listed).toMatchObject({
      comment: 'Better',
      comment_deleted_on: expect.stringMatching(/\+00:00$/),
    });
    expect(errorCode(await call('DELETE', 'activity/comment/999999'))).toBe(203);
  });

  it('keeps revisions by number, and brings an item back', async () => {
    const { id } = data(await call('POST', 'items/tags', { name: 'first' })) as { id: number };
    await call('PATCH', `items/tags/${id}`, { name: 'second' });
    const revisions = data(await call('GET', `items/tags/${id}/revisions`)) as {
      id: number;
      delta: object;
    }[];
    expect(revisions.map(({ delta }) => delta)).toEqual([{ name: 'first' }, { name: 'second' }]);
    expect(data(await call('GET', `items/tags/${id}/revisions/1`))).toMatchObject({
      delta: { name: 'second' },
    });
    const back = await call('PATCH', `items/tags/${id}/revert/${revisions[0]?.id}`);
    expect(data(back)).toMatchObject({ name: 'first' });
    expect(errorCode(await call('PATCH', `items/tags/${id}/revert/999999`))).toBe(207);
  });
}

function presetFacts(): void {
  it('keep what a view looked like', async () => {
    const preset = { collection: 'tags', view_type: 'tabular', view_query: { tabular: { sort: '-id' } } };
    expect(errorCode(await call('POST', 'collection_presets', { title: 'x' }))).toBe(4);
    const { id } = data(await call('POST', 'collection_presets', preset)) as { id: number };
    expect(data(await call('GET', `collection_presets/${id}`))).toMatchObject(preset);
    const body = { view_options: {} };
    // an empty object comes back as a list, as from PHP
    expect(data(await call('PATCH', `collection_presets/${id}`, body))).toMatchObject({ view_options: [] });
    expect((await call('DELETE', `collection_presets/${id}`)).status).toBe(204);
  });

  it('nest folders', async () => {
    expect(errorCode(await call('POST', 'folders', {}))).toBe(4);
    const { id } = data(await call('POST', 'folders', { name: 'outer' })) as { id: number };
    const inner = await call('POST', 'folders', { name: 'inner', parent_folder: id });
    expect(data(inner)).toMatchObject({ name: 'inner', parent_folder: id });
  });
}

function utilFacts(): void {
  it('hash, compare and make up texts', async () => {
    const { hash } = data(await call('POST', 'utils/hash', { string: 'secret' })) as { hash: string };
    expect(hash).toMatch(/^\$2y\$/);
    const match = async (string: string) => data(await call('POST', 'utils/hash/match', { string, hash }));
    expect([await match('secret'), await match('wrong')]).toEqual([{ valid: true }, { valid: false }]);
    expect(errorCode(await call('POST', 'utils/hash', { string: 'x', hasher: 'rot13' }))).toBe(1000);
    const random = data(await call('POST', 'utils/random/string', { length: 20 })) as { random: string };
    expect(random.random).toHaveLength(20);
    expect(data(await call('GET', 'utils/2fa_secret'))).toEqual({
      '2fa_secret': expect.stringMatching(/^[A-Z2-7]{16}$/),
    });
    expect((await site.call('POST', '/demo/utils/hash', { body: { string: 'x' } })).status).toBe(401);
  });

  it('mails fill in names and escape what is filled in', async () => {
    const mail = { to: ['a@example.com'], subject: 'Hi {{name}}', body: '<b>{{name}}</b>', type: 'html' };
    expect((await call('POST', 'mail', { ...mail, data: { name: '<i>' } })).status).toBe(204);
    expect(site.mails().at(-1)).toMatchObject({
      subject: 'Hi <i>',
      html: '<b>&lt;i&gt;</b>',
    });
    expect(errorCode(await call('POST', 'mail', { ...mail, to: ['nobody'] }))).toBe(4);
    const many = { ...mail, to: Array.from({ length: 150 }, (_, n) => `${n}@example.com`) };
    expect((await call('POST', 'mail', many)).status).toBe(204);
    expect((await call('POST', 'mail', many)).status).toBe(429);
  });
}
