import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RELEASES } from '#mocks/engine/releases/release.ts';
import { TestSite } from '#mocks/host/test-site.ts';
import { KEY } from '#mocks/host/sample-fields.ts';

// machines under load are slow; nothing here waits for a time to pass
vi.setConfig({ testTimeout: 120_000 });

const text = (field: string) => ({ field, type: 'string', datatype: 'VARCHAR', length: 100 });
const number = (field: string, type = 'integer') => ({ field, type, datatype: 'INT' });
const list = (field: string) => ({ field, type: 'o2m' });
const status = {
  ...text('status'),
  type: 'status',
  default_value: 'public',
  options: {
    status_mapping: { public: {}, draft: {}, inner: {}, gone: { soft_delete: true } },
  },
};

const COLLECTIONS = {
  letters: [
    KEY,
    status,
    number('sort', 'sort'),
    number('owner', 'OWNER'),
    text('title'),
    text('secret'),
    text('note'),
    number('weight'),
    number('topic', 'm2o'),
    number('inner_topic', 'm2o'),
    number('vault', 'm2o'),
    list('replies'),
    list('whispers'),
    list('labels'),
    {
      ...list('translations'),
      type: 'translation',
    },
  ],
  topics: [KEY, text('name'), text('hidden'), list('letters'), list('inner_letters')],
  vaults: [KEY, text('code')],
  replies: [KEY, number('letter', 'm2o'), text('body'), text('hidden')],
  whispers: [KEY, number('letter', 'm2o'), text('body')],
  labels: [KEY, text('name'), list('letters')],
  letters_labels: [KEY, number('letters_id', 'm2o'), number('labels_id', 'm2o')],
  words: [KEY, number('letter', 'm2o'), text('language'), text('body')],
};

const RELATIONS = [
  ['letters', 'topic', 'topics', 'letters', null],
  ['letters', 'inner_topic', 'topics', 'inner_letters', null],
  ['letters', 'vault', 'vaults', null, null],
  ['replies', 'letter', 'letters', 'replies', null],
  ['whispers', 'letter', 'letters', 'whispers', null],
  ['letters_labels', 'letters_id', 'letters', 'labels', 'labels_id'],
  ['letters_labels', 'labels_id', 'labels', 'letters', 'letters_id'],
  ['words', 'letter', 'letters', 'translations', null],
] as const;

/** What the reader may see; `blacklist` names the fields that are hidden. */
const PERMISSIONS: [collection: string, status: string | null, read: string, blacklist: string][] = [
  ['letters', 'public', 'full', 'secret,weight,sort,inner_topic'],
  ['letters', 'draft', 'mine', 'secret,note,weight,sort,inner_topic'],
  ['letters', 'inner', 'none', ''],
  ['letters', 'gone', 'none', ''],
  ['topics', null, 'full', 'hidden'],
  ['replies', null, 'full', 'hidden'],
  ['whispers', null, 'full', 'letter'],
  ['labels', null, 'full', ''],
  ['letters_labels', null, 'full', 'labels_id'],
  ['words', null, 'full', 'language'],
  ['directus_activity', null, 'full', ''],
  ['directus_revisions', null, 'full', ''],
  ['directus_files', null, 'full', 'filename_disk,private_hash,embed'],
];

/** The same for everybody but the reader: what these statements change, the reader's role may not see. */
const HIDDEN_CHANGES = [
  `UPDATE letters SET secret = 'beta', weight = 100 - weight, sort = 100 - coalesce(sort, 0), inner_topic = 3 - inner_topic`,
  `UPDATE letters SET note = 'beta' WHERE status = 'draft'`,
  `UPDATE letters SET title = 'beta', topic = 1, note = 'beta', owner = 1 WHERE status IN ('inner', 'gone') OR (status = 'draft' AND owner <> 2)`,
  `DELETE FROM letters WHERE id = (SELECT max(id) FROM letters WHERE status = 'inner')`,
  `INSERT INTO letters (status, title, secret) VALUES ('inner', 'new', 'alpha')`,
  `UPDATE topics SET hidden = 'beta'`,
  `UPDATE vaults SET code = 'beta'`,
  `DELETE FROM vaults WHERE id = 2`,
  `UPDATE replies SET hidden = 'beta'`,
  `UPDATE whispers SET letter = 9 - letter`,
  `UPDATE letters_labels SET labels_id = 3 - labels_id`,
  `UPDATE words SET language = CASE language WHEN 'en' THEN 'de' ELSE 'en' END`,
  `UPDATE directus_users SET last_page = '/beta', last_access_on = '2025-05-05 05:05:05', password = 'beta', email_notifications = 0 WHERE id <> 2`,
  `UPDATE directus_users SET token = 'beta' || id, "2fa_secret" = CASE id WHEN 1 THEN 'BETA' END WHERE id <> 2`,
  `UPDATE directus_revisions SET data = replace(data, 'alpha', 'beta'), delta = replace(delta, 'alpha', 'beta')`,
  `DELETE FROM directus_activity WHERE collection = 'vaults'`,
  `UPDATE directus_files SET filename_disk = 'beta' || id || '.png', private_hash = 'beta' || id, embed = 'beta'`,
];

describe.each(Object.values(RELEASES))('as $version', ({ version, ownerType }) => {
  let one: TestSite;
  let other: TestSite;

  beforeAll(async () => {
    one = await TestSite.open({ version });
    const admin = await one.signIn();
    const post = async (path: string, body: object, cookie = admin) => {
      const reply = await one.call('POST', `/demo/${path}`, { cookie, body });
      expect([path, reply.status, reply.text]).toEqual([path, reply.status === 204 ? 204 : 200, reply.text]);
    };
    for (const [collection, fields] of Object.entries(COLLECTIONS)) {
      const known = fields.map((field) => (field.type === 'OWNER' ? { ...field, type: ownerType } : field));
      await post('collections', { collection, fields: known });
    }
    for (const [collection_many, field_many, collection_one, field_one, junction_field] of RELATIONS)
      await post('relations', { collection_many, field_many, collection_one, field_one, junction_field });
    const language = version === '8.1.0' ? 'translationLanguageField' : 'languageField';
    await one.call('PATCH', '/demo/fields/letters/translations', {
      cookie: admin,
      body: { options: { [language]: 'language' } },
    });
    await post('roles', { name: 'Readers' });
    one.project.driver.run(
      `DELETE FROM directus_permissions WHERE role = 3 AND collection IN ('directus_activity', 'directus_revisions', 'directus_files')`,
    );
    const person = { first_name: 'A', last_name: 'B', password: 'Passw0rd', status: 'active' };
    await post('users', { ...person, email: 'reader@example.com', role: 3 });
    await post('users', { ...person, email: 'other@example.com', role: 3 });
    for (const [collection, state, read, read_field_blacklist] of PERMISSIONS) {
      const row = {
        role: 3,
        collection,
        status: state,
        read,
        create: 'full',
        update: read,
        delete: read,
      };
      await post('permissions', {
        ...row,
        read_field_blacklist: read_field_blacklist.split(',').filter(Boolean),
      });
    }
    for (const name of ['one', 'two']) {
      await post('items/topics', { name, hidden: 'alpha' });
      await post('items/vaults', { code: 'alpha' });
      await post('items/labels', { name });
    }
    const reader = await one.signIn('reader@example.com', 'Passw0rd');
    const states = ['public', 'draft', 'inner', 'gone'];
    for (let n = 1; n <= 12; n++) {
      const letter = { status: states[n % 4], title: `title ${n}`, topic: 1 + (n % 2), vault: 1 + (n % 2) };
      const visible = n === 5 || n === 9 ? reader : admin;
      const hidden = {
        secret: 'alpha',
        weight: n,
        inner_topic: 1 + (n % 2),
        note: n % 4 === 1 ? 'alpha' : `note ${n}`,
      };
      await post(
        'items/letters',
        { ...letter, ...(visible === reader ? { title: 'mine' } : hidden) },
        visible,
      );
      await post('items/replies', { letter: n, body: `reply ${n}`, hidden: 'alpha' });
      await post('items/whispers', { letter: 1 + (n % 8), body: `whisper ${n}` });
      await post('items/letters_labels', { letters_id: n, labels_id: 1 + (n % 2) });
      await post('items/words', { letter: n, language: n % 3 ? 'en' : 'de', body: `word ${n}` });
    }
    await one.call('PATCH', '/demo/items/letters/4', {
      cookie: admin,
      body: { secret: 'alpha two', title: 'changed' },
    });
    one.project.driver.run(
      `UPDATE directus_users SET last_page = '/alpha', last_access_on = '2024-04-04 04:04:04', token = CASE id WHEN 2 THEN 'reader-token' END,
        "2fa_secret" = CASE id WHEN 1 THEN 'ALPHA' END`,
    );
    for (const name of ['one.png', 'two.txt']) {
      const sent = { data: btoa(name), filename_disk: name, filename_download: `open ${name}` };
      await post('files', sent);
    }
    one.project.driver.run(`UPDATE directus_users SET avatar = 1`);
    other = one.twin();
    for (const sql of HIDDEN_CHANGES) other.project.driver.exec(sql);
    other.project.schemaChanged();
  });
  afterAll(() => {
    one.close();
    other.close();
  });

  const OWN =
    'id status sort owner title secret note weight topic inner_topic vault replies whispers labels translations name hidden code letter body letters inner_letters letters_id labels_id language';
  const SYSTEM =
    'email last_page last_access_on token password 2fa_secret email_notifications role collection item action data delta activity action_by avatar filename_disk private_hash filename_download embed';
  const name = fc.constantFrom(...OWN.split(' '), ...SYSTEM.split(' '));
  const path = fc.oneof(
    { weight: 4, arbitrary: name },
    fc.array(name, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('.')),
  );
  const PATHS = [
    ...Array(6).fill('items/letters'),
    ...'topics vaults replies whispers labels letters_labels words'.split(' ').map((each) => `items/${each}`),
    ...Array.from({ length: 13 }, (_, n) => `items/letters/${n + 1}`),
    ...'2/revisions 4/revisions 4/revisions/0'.split(' ').map((each) => `items/letters/${each}`),
    ...'items/vaults/1 users users users/1 users/3 users/me activity activity revisions revisions files files files/1'.split(
      ' ',
    ),
    ...'roles permissions permissions/me settings collections fields/letters collection_presets'.split(' '),
  ];
  const value = fc.constantFrom(
    ...'alpha beta a b 1 2 5 50 public draft inner title one two en de reply /a /b now 0'.split(' '),
    '',
    '1,2',
    '2024-04-04 04:04:04',
  );
  const operator = fc.constantFrom(
    ...'eq neq lt gte in nin null nnull contains ncontains like nlike rlike between empty nempty has nhas all'.split(
      ' ',
    ),
  );
  const fields = fc
    .array(
      fc.oneof(
        path,
        fc.constantFrom('*', '*.*', '*.*.*', '-title', 'letters.*', 'replies.*', 'activity.*', 'avatar.*'),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((names) => names.join(','));
  const parameter = fc.oneof(
    fc.tuple(fc.constant('fields'), fields),
    fc.tuple(
      fc.constant('sort'),
      fc
        .array(
          fc.tuple(fc.constantFrom('', '-'), name).map((parts) => parts.join('')),
          { maxLength: 2 },
        )
        .map(String),
    ),
    fc.tuple(fc.constant('groups'), fc.array(name, { minLength: 1, maxLength: 2 }).map(String)),
    fc.tuple(fc.constant('q'), value),
    fc.tuple(
      fc.constant('meta'),
      fc.constantFrom('*', 'filter_count', 'total_count', 'status_count', 'page'),
    ),
    fc.tuple(fc.constantFrom('limit', 'offset', 'page'), fc.constantFrom('0', '1', '2', '3', '-1')),
    fc.tuple(fc.constant('status'), fc.constantFrom('*', 'draft', 'inner', 'public', 'gone,inner')),
    fc.tuple(fc.constant('lang'), fc.constantFrom('en', 'de')),
    fc.tuple(fc.constant('single'), fc.constant('1')),
    fc.tuple(
      fc.tuple(path, operator).map(([at, by]) => `filter[${at}][${by}]`),
      value,
    ),
    fc.tuple(
      fc.tuple(path, operator).map(([at, by]) => `filter[${at}][${by}]`),
      value,
    ),
  );
  const request = fc.tuple(fc.constantFrom(...PATHS), fc.array(parameter, { maxLength: 4 }));

  const seed = Date.now() % 2 ** 31;
  /** Both releases together make two thousand. */
  const RUNS = 1000;
  it(`what is hidden changes no answer, seed ${seed}`, async () => {
    const headers = { authorization: 'Bearer reader-token' };
    const counts = new Map<number, number>();
    const property = fc.asyncProperty(request, async ([at, parameters]) => {
      const address = `/demo/${at}?${String(new URLSearchParams(parameters))}`;
      const [first, second] = await Promise.all([
        one.call('GET', address, { headers }),
        other.call('GET', address, { headers }),
      ]);
      counts.set(first.status, (counts.get(first.status) ?? 0) + 1);
      expect([address, second.status, second.text]).toEqual([address, first.status, first.text]);
    });
    await fc.assert(property, { numRuns: RUNS, seed });
    // else nothing would have been compared
    expect(counts.get(200)).toBeGreaterThan(RUNS / 3);
  });

  it('whether an item is there that is hidden is told by no refusal either', async () => {
    const headers = { authorization: 'Bearer reader-token' };
    const hidden = String(one.project.driver.all(`SELECT id FROM letters WHERE status = 'inner'`)[0]?.id);
    const answers = (id: string) =>
      Promise.all(
        (['GET', 'PATCH', 'DELETE'] as const).map(async (method) => {
          const body = method === 'PATCH' ? { title: 'x', secret: 'y' } : undefined;
          const reply = await one.call(method, `/demo/items/letters/${id}`, { headers, body });
          return [reply.status, reply.text.replace(`id \\"${id}\\"`, 'id')];
        }),
      );
    expect(await answers(hidden)).toEqual(await answers('999'));
  });
});
