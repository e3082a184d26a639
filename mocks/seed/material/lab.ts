/** Rows of the form laboratory: usual, empty, standard, odd, hostile and long values. */
import type { SeedRow } from '#mocks/seed/material/articles.ts';
import { SCRIPT } from '#mocks/seed/material/small.ts';
import type { FieldSeed } from '#mocks/seed/schema/builders.ts';

const usual: SeedRow = {
  name: 'Usual values',
  status: 'good',
  sort: 1,
  plain: 'A plain text',
  counted: 'Seventeen letters',
  checked: 'AB12',
  preset: 'snake_case_value',
  locked: 'Nobody changes this',
  words: 'First line.\nSecond line, a little longer.\n\nThird.',
  whole: -42,
  counter: 7,
  huge: '9007199254740993',
  money: '1234.50',
  exact: '123456789012345678.123456789012',
  ratio: 0.125,
  flag: 1,
  flag_box: 1,
  flag_switch: 1,
  pick: 'pear',
  pick_broken: 'apple',
  radio: 'plum',
  boxes: 'plum,apple',
  boxes_wrapped: ',apple,pear,',
  day: '2021-09-01',
  moment: '2024-02-29 23:30:00',
  moment_utc: '2024-03-31 01:30:00',
  clock: '09:05:00',
  slug: 'a-plain-text',
  tags: 'anchor,buoy,chart',
  tags_text: ',anchor,buoy,',
  data: JSON.stringify({
    kind: 'sample',
    nested: {
      list: [1, 2.5, null, true],
      text: 'ok',
    },
  }),
  linked: 2,
  linked_many: 501,
  linked_nowhere: 5,
  inside_one: 'in',
  inside_two: 'side',
  rich:
    '<h2 class="lead" itemprop="name">Kept as it is</h2><!-- a comment --><p>Some <b>bold</b> text &amp; a ' +
    '<video playsinline muted src="x.mp4"></video></p><custom-tag data-a="1">custom</custom-tag>',
  markdown: '# Heading\n\nSome **bold** words and a [link](https://example.com).',
  code: 'const tide = (x) => x + 1;\n',
  color: '#0F6B6B',
  palette: 'teal-600',
  icon: 'anchor',
  slider: 25,
  rating: 4,
  size: 1536e3,
  calendar: '2024-12-24',
  multi: ',apple,plum,',
  buttons: 'left',
  heart: 1,
  language: 'de-DE',
  phrase: 'correct horse',
  of_collection: 'articles',
  of_interface: 'text-input',
  of_type: '"string"',
  of_options: JSON.stringify({
    placeholder: 'Say something',
    newer: {
      kept: true,
    },
  }),
  color_hsl: '180,75,24',
  score: 7,
  rows: JSON.stringify([
    {
      item: 'rope',
      amount: 3,
    },
    {
      item: 'tar',
      amount: 1,
      grade: 'b',
    },
  ]),
  pairs: JSON.stringify({
    depth: '4 m',
    bottom: 'mud',
  }),
  place: JSON.stringify({
    lat: 54.5,
    lng: -0.6,
  }),
  picture: 1,
  person: 2,
  made_by: 1,
  uid: '7f4d2f74-b280-4ecb-bf8b-3174ad8297d9',
  hologram: 'kept by nobody',
  faceless: 'no interface',
  faceless_json: '{"a":1}',
  misfit: 12,
  hidden_here: 'unseen',
  hidden_there: 'seen here',
  marked: 'with a marked note',
  fills: 'as wide as the page',
  owner: 1,
  created_on: '2024-01-10 10:00:00',
  modified_by: 2,
  modified_on: '2024-05-14 18:34:00',
};

const odd: SeedRow = {
  name: 'Odd stored values',
  status: 'draft',
  sort: 0,
  plain: '',
  counted: 'x'.repeat(40),
  checked: 'wrong',
  preset: '',
  whole: 0,
  counter: 0xffffffff,
  huge: '-9223372036854775808',
  money: '0.00',
  exact: '0.000000000001',
  ratio: 1e-7,
  flag: 2,
  flag_box: 0,
  flag_switch: null,
  pick: 'durian',
  radio: 'durian',
  boxes: 'durian,,apple',
  boxes_wrapped: '',
  day: '0000-00-00',
  moment: '0000-00-00 00:00:00',
  moment_utc: '1000-01-01 00:00:00',
  clock: '00:00:00',
  slug: 'Not A Slug!',
  tags: '',
  tags_text: ',,',
  data: '{}',
  linked: 34,
  linked_many: 99999,
  linked_nowhere: 1,
  rich: '<p>Open <b>tag',
  code: '',
  markdown: '',
  color: 'not a colour',
  palette: 'no-such-hue',
  icon: 'no_such_icon',
  slider: 999,
  rating: -1,
  size: 0,
  calendar: '0000-00-00',
  multi: '',
  buttons: 'up',
  language: 'xx-XX',
  rows: '{"a":',
  pairs: '[]',
  place: '{}',
  picture: 9999,
  person: 9999,
  uid: '',
  faceless_json: 'not json',
  misfit: -1,
  hologram: '',
  owner: 9999,
  created_on: '0000-00-00 00:00:00',
  modified_by: null,
  modified_on: null,
};

const wide = 'ﷺ العربية עברית 日本語 ру́сский ß ẞ İı 👩‍👩‍👧 e\u0301 \u202Eleft\u202C tail ';

/** Text that would run as a script wherever a page forgets to escape it, in every field that takes text. */
function textRow(name: string, value: string, fields: readonly FieldSeed[]): SeedRow {
  const row: SeedRow = { name, status: 'draft' };
  const free = fields.filter(({ type, primary_key }) => type === 'string' && !primary_key);
  for (const { field, length, datatype } of free) {
    row[field] = datatype === 'TEXT' ? value : value.slice(0, Number(length ?? 200));
  }
  return { ...row, name, tags: value.replaceAll(',', ''), data: JSON.stringify({ [value]: [value] }) };
}

export function labRows(fields: readonly FieldSeed[]): SeedRow[] {
  const columns = fields.filter(({ datatype }) => datatype !== null);
  const empty = Object.fromEntries(columns.map(({ field }) => [field, null]));
  const standard = Object.fromEntries(
    columns.map(({ field, default_value }) => [field, default_value ?? null]),
  );
  const rows: SeedRow[] = [
    usual,
    { ...empty, name: 'Nothing but nulls', status: 'draft' },
    { ...standard, name: 'Standard values', status: 'draft' },
    odd,
    { ...empty, ...textRow(`${SCRIPT} in every text`, `"'>${SCRIPT}<script>alert(1)</script>`, fields) },
    { ...empty, ...textRow('All the scripts of the world', wide.repeat(3), fields), slug: 'all-the-scripts' },
    { ...empty, name: 'Deleted on paper', status: 'gone' },
    { ...empty, name: 'Of a status that was renamed', status: 'mystery' },
    { ...usual, name: 'A twin of the first', sort: 2, linked: 1, slug: 'a-twin' },
  ];
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}
