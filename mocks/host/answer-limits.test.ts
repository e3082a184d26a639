import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestShare } from '#mocks/host/longest-share.ts';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

// machines under load are slow; nothing here waits for a time to pass
vi.setConfig({ testTimeout: 120_000 });

let site: TestSite;
let admin: string;
const get = (path: string) => site.call('GET', `/demo/items/${path}`, { cookie: admin });

beforeAll(async () => {
  site = await TestSite.open();
  admin = await site.signIn();
  const post = (path: string, body: object) => site.call('POST', `/demo/${path}`, { cookie: admin, body });
  const parent = { field: 'parent', type: 'm2o', datatype: 'INT' };
  const text = { field: 'text', type: 'string', datatype: 'TEXT' };
  await post('collections', {
    collection: 'cells',
    fields: [KEY, parent, text, { field: 'children', type: 'o2m' }],
  });
  const relation = { collection_many: 'cells', field_many: 'parent', collection_one: 'cells' };
  await post('relations', { ...relation, field_one: 'children' });
  await post('collections', { collection: 'rows', fields: [KEY] });
  // every cell is a child of the first one: each step down and up again writes all of them anew
  await post(
    'items/cells',
    Array.from({ length: 40 }, () => ({ parent: 1 })),
  );
  site.project.driver.exec(
    `INSERT INTO rows (id) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250000) SELECT i FROM n`,
  );
});
afterAll(() => site.close());

const circle = (steps: number) => Array.from({ length: steps }, () => 'children.parent').join('.');

describe('an answer', () => {
  it('counts what it holds as often as it is written, not what was read', async () => {
    expect((await get(`cells?fields=${circle(2)}.id&limit=1`)).status).toBe(200);
    const reply = await get(`cells?fields=${circle(5)}.id`);
    expect([reply.status, reply.body.error]).toEqual([
      422,
      { code: 4, message: 'fields: This answer would be too large: it holds more than 2000000 values.' },
    ]);
  });

  it.each([
    [5, 200],
    [8, 422],
    [20, 422],
  ])('with %s stars is given or refused, and not worked on for minutes', async (stars, expected) => {
    const fields = Array.from({ length: stars }, () => '*').join('.');
    expect((await get(`cells?fields=${fields}`)).status).toBe(expected);
  });

  it('reads no more rows than it may hold', async () => {
    const reply = await get('rows?limit=-1');
    expect(reply.body.error).toEqual({
      code: 4,
      message: 'fields: This answer would be too large: it takes more than 200000 rows.',
    });
    expect((await get('rows?limit=3&offset=249998')).body.data).toEqual([{ id: 249_999 }, { id: 250_000 }]);
    const related = await get('rows?limit=0&meta=total_count');
    expect(related.body).toMatchObject({ data: [], meta: { total_count: 250_000 } });
  });

  it('of as many rows as it may hold is given', async () => {
    expect((await get('rows?limit=200000')).body.data).toHaveLength(200_000);
  });

  it('is no longer than 64 MB', async () => {
    site.project.driver.run(`UPDATE cells SET text = hex(zeroblob(1000000))`);
    const reply = await get(`cells?fields=text`);
    expect(reply.body.error).toEqual({
      code: 4,
      message: 'fields: This answer would be too large: it is longer than 64 MB.',
    });
    expect((await get('cells?fields=text&limit=5')).text).toHaveLength(10_000_070);
    site.project.driver.run('UPDATE cells SET text = NULL');
  });
});

describe('a list that takes the database long', () => {
  const unlike = Array.from({ length: 20 }, (_, n) => `filter[text][${n}][ncontains]=x${n}`).join('&');
  const slow = `cells?limit=1&sort=-text&meta=filter_count&${unlike}`;

  it('holds nobody up', async () => {
    site.project.driver.exec(`INSERT INTO cells (text) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      SELECT hex(zeroblob(500)) || i FROM n`);
    let status = 0;
    const share = await longestShare(async () => {
      ({ status } = await get(slow));
    });
    expect(status).toBe(200);
    expect(share).toBeLessThan(0.5);
  });
});
