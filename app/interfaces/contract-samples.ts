/** Values that every interface is shown with in its contract test. */
import { parseJson } from '#app/lib/json.ts';

export const hostile = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';

/** Values of each type: ordinary, odd as old databases hold them, hostile. */
export const samples: Record<string, unknown[]> = {
  string: ['harbour', '', hostile, '#0F6B6B', 'teal-600', 'שלום 🌊', '  blanks  ', 'two\r\nlines'],
  lang: ['de-DE'],
  hash: ['$2y$10$abcdefghijklmnopqrstuuWm2GqzGvWq0YyQ8u8FJjWnq0c0e1C9a', '**********', hostile],
  slug: ['harbour-in-spring', 'NOT a slug!', 'ends-in-a-dash-'],
  integer: [4, 0, parseJson('9007199254740993'), '12'],
  decimal: [12.5, parseJson('12345678901234567890.123456'), '9.90'],
  sort: [3],
  boolean: [true, false, 1, '0'],
  array: [['web', 'print'], ['', 'web', ''], 'web,print', hostile],
  json: [
    { a: [1, null, { b: 'x' }] },
    [],
    {},
    'not json',
    hostile,
    [{ item: hostile, amount: 2, more: { a: 1 } }, 'odd'],
    { lat: '40.5', lng: -73.9 },
  ],
  file: [4, { id: 4, type: 'image/png', title: hostile, private_hash: 'abc', filesize: 10 }, 99, {}, hostile],
  status: ['draft', 'archived', hostile],
  date: ['2021-09-01', '0000-00-00', 'someday'],
  datetime: ['2019-11-20 18:30:00', '2019-11-20T18:30:00+00:00', '0000-00-00 00:00:00'],
  datetime_created: ['2019-11-20T18:30:00+00:00', '2019-11-20 18:30:00'],
  datetime_updated: ['2019-11-20T18:30:00+00:00'],
  time: ['09:30:00', '25:00'],
  user_created: [1, { id: 1, first_name: 'Ada', last_name: hostile }, 99],
  user_updated: [1],
  owner: [1],
  o2m: [
    [{ id: 7, name: 'Edited' }, { name: hostile }, { id: 8, $delete: true }],
    [{ category: { id: 5 } }, { category: { name: hostile } }],
    hostile,
  ],
  translation: [[{ language: 'de-DE', name: hostile }], hostile],
  user: [1, { id: 1, first_name: 'Ada', last_name: hostile }, 99],
  m2o: [5, { id: 5, name: 'Edited' }, { name: hostile }],
  alias: [],
};

/** Of no type in particular, or far too long for it. */
const megabyte = 'lorem ipsum '.repeat(90_000);
export const wrong: readonly [string, unknown][] = [
  ['a megabyte', megabyte],
  ['a megabyte of data', [{ text: megabyte }]],
  ['a number', 12.5],
  ['true', true],
  ['an object', { a: hostile }],
  ['a list', [1, [2], null]],
];
