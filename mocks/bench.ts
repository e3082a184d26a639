/** Measures the API on a collection of a million rows (or `--rows`), without a network between, and prints a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '#mocks/api/app.ts';
import { openInstallation } from '#mocks/host/installation.ts';

/** The best of so many runs counts: a machine that does other things as well only ever makes them slower. */
const RUNS = 5;
const NESTED_ITEMS = 1000;

const rows = Number(process.argv[process.argv.indexOf('--rows') + 1] || 1_000_000) || 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
const installation = openInstallation(folder, { test: true });
const api = createApi(installation);
let cookie = '';

async function call(method: string, path: string, body?: unknown): Promise<{ data: unknown }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const request = new Request(`http://127.0.0.1${path}`, { method, headers, body: JSON.stringify(body) });
  const reply = await api.fetch(request);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 300)}`);
  cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return JSON.parse(text) as { data: unknown };
}

async function prepare(): Promise<void> {
  const account = { email: 'admin@example.com', password: 'Passw0rd' };
  await call('POST', '/server/projects', {
    project: 'bench',
    super_admin_token: 'bench',
    db_name: 'bench',
    db_user: 'any',
    user_email: account.email,
    user_password: account.password,
  });
  await call('POST', '/bench/auth/authenticate', { ...account, mode: 'cookie' });
  const key = { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true };
  const text = { type: 'string', datatype: 'VARCHAR', length: 200 };
  const statuses = ['published', 'draft', 'deleted'].map((name) => [
    name,
    { soft_delete: name === 'deleted' },
  ]);
  const options = { status_mapping: Object.fromEntries(statuses) as unknown };
  const name = { ...text, field: 'name' };
  await call('POST', '/bench/collections', { collection: 'groups', fields: [key, name, alias('items')] });
  await call('POST', '/bench/collections', {
    collection: 'items',
    fields: [
      key,
      { field: 'status', type: 'status', datatype: 'VARCHAR', length: 20, options },
      { field: 'sort', type: 'sort', datatype: 'INT' },
      { field: 'group', type: 'm2o', datatype: 'INT' },
      { ...text, field: 'title' },
      { field: 'price', type: 'decimal', datatype: 'DECIMAL', length: '10,2' },
      { field: 'created_on', type: 'datetime_created', datatype: 'DATETIME' },
      { field: 'abstract', type: 'string', datatype: 'TEXT' },
    ],
  });
  const relation = { collection_many: 'items', field_many: 'group', collection_one: 'groups' };
  await call('POST', '/bench/relations', { ...relation, field_one: 'items' });
  fill();
}

const alias = (field: string) => ({ field, type: 'o2m', interface: 'one-to-many' });

function fill(): void {
  const driver = installation.project('bench')?.driver;
  driver?.exec(`INSERT INTO "groups" (name) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    SELECT 'Group ' || i FROM n`);
  driver?.run(
    `INSERT INTO items (status, sort, "group", title, price, created_on, abstract)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT CASE i % 20 WHEN 0 THEN 'deleted' WHEN 1 THEN 'draft' ELSE 'published' END,
            CASE WHEN i % 3 > 0 THEN i * 7919 % 1000003 END, i % 1000 + 1, 'Title ' || (i * 7919 % 1000003),
            (i * 7919 % 100000) / 100.0, datetime('2020-01-01', i || ' minutes'),
            'A text that is about as long as the abstract of an article, with the number ' || i FROM n`,
    [rows],
  );
}

interface Measured {
  name: string;
  path: string;
  /** Milliseconds that it may take, where a limit was set. */
  limit?: number;
}

const READS: Measured[] = [
  { name: 'first page by key', path: 'sort=id&limit=200', limit: 30 },
  { name: 'first page by key, descending', path: 'sort=-id&limit=200', limit: 30 },
  { name: 'first page by the sort field', path: 'limit=200', limit: 30 },
  { name: 'first page by the sort field, descending', path: 'sort=-sort&limit=200', limit: 30 },
  { name: 'first page with the group', path: 'limit=200&fields=*,group.name', limit: 30 },
  { name: 'page in the middle by key', path: `sort=id&limit=200&offset=${Math.floor(rows / 2)}` },
  { name: 'page in the middle by the sort field', path: `limit=200&offset=${Math.floor(rows / 2)}` },
  { name: 'first page by a field without index', path: 'sort=title&limit=200' },
  { name: 'items of one group', path: 'filter[group][eq]=500&limit=200', limit: 30 },
  { name: 'filter_count by an index', path: counted('filter[group][eq]=500'), limit: 300 },
  { name: 'filter_count without an index', path: counted('filter[price][gt]=500'), limit: 300 },
  { name: 'filter_count of a text', path: counted('filter[title][contains]=99'), limit: 300 },
  { name: 'total_count', path: 'limit=1&fields=id&meta=total_count', limit: 300 },
  { name: 'search', path: 'q=nowhere&limit=200' },
];

function counted(filter: string): string {
  return `limit=1&fields=id&sort=id&meta=filter_count&${filter}`;
}

async function best(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    // counts are kept until something changes
    installation.project('bench')?.driver.exec(`UPDATE "groups" SET name = name WHERE id = 1`);
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function print(name: string, time: number, limit?: number): void {
  const verdict =
    limit === undefined ? '' : `${String(limit).padStart(6)} ms   ${time <= limit ? 'ok' : 'OVER'}`;
  say(`${name.padEnd(44)} ${time.toFixed(1).padStart(9)} ms ${verdict}`);
}

try {
  const { length } = cpus();
  console.log(
    `${rows.toLocaleString('en')} rows, ${length} cores, Node ${process.version}, best of ${RUNS}\n`,
  );
  await prepare();
  for (const { name, path, limit } of READS)
    print(name, await best(() => call('GET', `/bench/items/items?${path}`)), limit);
  print(
    'a group with its items',
    await best(() => call('GET', '/bench/items/groups/500?fields=*,items.*')),
    30,
  );
  const items = Array.from({ length: NESTED_ITEMS }, (_, n) => ({
    title: `New ${n}`,
    status: 'draft',
    price: n,
  }));
  const nested = await best(() => call('POST', '/bench/items/groups', { name: 'New', items }));
  print(`POST with ${NESTED_ITEMS} nested items`, nested, 1000);
} finally {
  installation.close();
  rmSync(folder, { recursive: true, force: true });
}
