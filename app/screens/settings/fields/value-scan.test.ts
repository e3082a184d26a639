import { describe, expect, test } from 'vitest';
import type { Field } from '#app/entities/fields/types.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { startDraft } from './draft.ts';
import { fitsColumn } from './value-fits.ts';
import { createScan, isForServer, maxNamed } from './value-scan.ts';

const text: Field = { ...startDraft('things', null), id: 1, field: 'thing' };
const as = (type: string, datatype: string, length: string | null = null): Field => ({
  ...text,
  type,
  datatype,
  length,
});

test.each<[string, unknown, Field, Field, boolean]>([
  ['nothing', null, text, as('integer', 'INT'), true],
  ['an empty text', '', text, as('date', 'DATE'), true],
  ['digits', ' 12 ', text, as('integer', 'INT'), true],
  ['letters', '12 m', text, as('integer', 'INT'), false],
  ['a fraction', '1.5', text, as('integer', 'INT'), false],
  ['a fraction of nothing', 3, as('decimal', 'DECIMAL', '10,2'), as('integer', 'INT'), true],
  ['decimals that are zeros', '3.00', as('decimal', 'DECIMAL', '10,2'), as('integer', 'INT'), true],
  ['beyond the column', 300, as('integer', 'INT'), as('integer', 'TINYINT'), false],
  [
    'more digits than a float has',
    new LosslessNumber('12345678901234567890'),
    as('integer', 'BIGINT'),
    as('integer', 'INT'),
    false,
  ],
  ['too many decimals', '1.255', text, as('decimal', 'DECIMAL', '10,2'), false],
  ['a number for a switch', 1, as('integer', 'INT'), as('boolean', 'TINYINT'), true],
  ['two for a switch', 2, as('integer', 'INT'), as('boolean', 'TINYINT'), false],
  ['midnight', '2024-01-01 00:00:00', as('datetime', 'DATETIME'), as('date', 'DATE'), true],
  ['noon', '2024-01-01 12:00:00', as('datetime', 'DATETIME'), as('date', 'DATE'), false],
  [
    'an instant',
    '2024-01-01T12:00:00+00:00',
    as('datetime_created', 'DATETIME'),
    as('datetime', 'DATETIME'),
    true,
  ],
  ['no day', '2024-02-30', text, as('date', 'DATE'), false],
  ['after 2038', '2040-01-01 00:00:00', as('datetime', 'DATETIME'), as('datetime', 'TIMESTAMP'), false],
  ['a list', ['a', 'bc'], as('array', 'VARCHAR', '255'), as('string', 'VARCHAR', '4'), true],
  ['a longer list', ['a', 'bcd'], as('array', 'VARCHAR', '255'), as('string', 'VARCHAR', '4'), false],
  ['signs, not halves of them', '😀😀', text, as('string', 'VARCHAR', '2'), true],
  ['JSON', '{"a":1}', text, as('json', 'TEXT'), true],
  ['no JSON', '{a:1}', text, as('json', 'TEXT'), false],
])('%s', (_, value, from, to, isFitting) => expect(fitsColumn(value, from, to)).toBe(isFitting));

describe('the scan', () => {
  const values = (...list: unknown[]) => list.map((value, index) => ({ key: String(index + 1), value }));

  test('finds each item of a value that is there more than once, as a database compares them, over pages', () => {
    const scan = createScan(['unique'], text, text);
    const [first, ...others] = values('Ann', 'ben', 'ANN ', 'cy', 'ann');
    scan.take([first].flatMap((entry) => entry ?? []));
    scan.take(others);
    expect(scan.found()).toEqual([
      {
        check: 'unique',
        count: 3,
        items: [
          { key: '1', text: 'Ann' },
          { key: '3', text: 'ANN ' },
          { key: '5', text: 'ann' },
        ],
      },
    ]);
  });

  test('counts all and names the first of them', () => {
    const scan = createScan(['length'], { ...text, length: '2' }, text);
    scan.take(values('ok', ...Array.from({ length: 25 }, () => 'long')));
    const [found] = scan.found();
    expect(found?.count).toBe(25);
    expect(found?.items).toHaveLength(maxNamed);
  });

  test('empty values are against no pattern; what finds nothing is left out', () => {
    const draft = { ...text, validation: '/^a/i', length: '100' };
    const scan = createScan(['length', 'pattern'], draft, text);
    scan.take(values('', null, 'Abc', 'xyz'));
    expect(scan.found()).toEqual([{ check: 'pattern', count: 1, items: [{ key: '4', text: 'xyz' }] }]);
  });

  test('a rule word is for the server', () => {
    expect(isForServer('pattern', { ...text, validation: '$email' })).toBe(true);
    expect(isForServer('pattern', { ...text, validation: '^a' })).toBe(false);
    expect(isForServer('length', { ...text, validation: '$email' })).toBe(false);
  });
});
