import { describe, expect, test } from 'vitest';
import { datatypesOf, defaultDatatype, defaultLength, fieldTypes } from '#app/entities/fields/datatypes.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { startDraft } from './draft.ts';
import { checksFor, familyOf } from './value-checks.ts';
import { fitsColumn } from './value-fits.ts';

/** A field of a type, in its usual column or another one. */
function fieldOf(type: string, datatype = defaultDatatype(type), changes: Partial<Field> = {}): Field {
  const length = defaultLength(datatype);
  return { ...startDraft('things', null), id: 1, field: 'thing', type, datatype, length, ...changes };
}

/** Values at the edges of what columns hold. */
const samples: Record<string, readonly unknown[]> = {
  boolean: [true, false],
  integer: [0, 7, -8, 127, 255, 65_535, 2_147_483_647, -2_147_483_648],
  decimal: ['12345678.91', '0.01', '-1.5', 3],
  float: [0.5, 1e9],
  date: ['2024-02-29'],
  datetime: ['2024-02-29 12:30:00', '2024-02-29 00:00:00'],
  timestamp: ['2024-02-29 12:30:00'],
  time: ['12:30:00'],
  year: ['2024'],
  json: [{ a: 1 }, [1, 2], 'text'.repeat(60)],
  text: ['', 'a', 'long '.repeat(50), '12', 'é'.repeat(255)],
};

/** Those of the samples that the field itself can hold. */
function valuesOf(field: Field): readonly unknown[] {
  return (samples[String(familyOf(field))] ?? []).filter((value) => fitsColumn(value, field, field));
}

const columns = fieldTypes.flatMap((type) => {
  const own = datatypesOf(type);
  return own.length === 0 ? [fieldOf(type)] : own.map((datatype) => fieldOf(type, datatype));
});
const nameOf = ({ type, datatype }: Field) => `${type} in ${datatype ?? 'no column'}`;

describe('every pair of types and columns', () => {
  test.each(columns.map((from) => [nameOf(from), from] as const))('%s', (_, from) => {
    for (const to of columns) {
      const checks = checksFor(to, from);
      const pair = `${nameOf(from)} to ${nameOf(to)}`;
      if (from.datatype === null) expect(checks, pair).toEqual([]);
      else if (to.datatype === null) expect(checks, pair).toEqual(['dropped']);
      else if (checks.length === 0) {
        // What isn't looked at fits, whatever it is.
        const lost = valuesOf(from).filter((value) => !fitsColumn(value, from, to));
        expect(lost, pair).toEqual([]);
      } else expect(checks, pair).toEqual(['type']);
    }
  });

  test('a field that stays what it is needs none', () => {
    for (const field of columns) expect(checksFor({ ...field, note: 'new' }, field)).toEqual([]);
  });
});

/** By family, whether the usual columns of two types take over all values of the other. */
test.each([
  ['string', 'integer', true],
  ['string', 'decimal', true],
  ['string', 'date', true],
  ['string', 'boolean', true],
  ['string', 'json', true],
  ['string', 'status', false],
  ['string', 'slug', false],
  ['integer', 'string', false],
  ['integer', 'decimal', true],
  ['integer', 'boolean', true],
  ['integer', 'sort', false],
  ['decimal', 'integer', true],
  ['decimal', 'string', false],
  ['boolean', 'integer', false],
  ['boolean', 'string', false],
  ['date', 'datetime', false],
  ['datetime', 'date', true],
  ['datetime', 'time', true],
  ['time', 'datetime', true],
  ['date', 'string', false],
  ['json', 'string', true],
  ['m2o', 'integer', false],
  ['m2o', 'user', false],
  ['array', 'string', false],
])('%s to %s: looked at is %s', (from, to, isNeeded) => {
  expect(checksFor(fieldOf(to), fieldOf(from))).toEqual(isNeeded ? ['type'] : []);
});

describe('what a change of one property needs', () => {
  const text = fieldOf('string');
  test.each<[string, Field, Partial<Field>, string[]]>([
    ['shorter', text, { length: '20' }, ['length']],
    ['longer', text, { length: '500' }, []],
    ['another column with more room', text, { datatype: 'TEXT', length: null }, []],
    ['another column with less room', fieldOf('string', 'TEXT'), { datatype: 'TINYTEXT' }, ['type']],
    ['required', text, { required: true }, ['required']],
    ['required no more', { ...text, required: true }, { required: false }, []],
    ['unique', text, { unique: true }, ['unique']],
    ['unique no more', { ...text, unique: true }, { unique: false }, []],
    ['a pattern', text, { validation: '^a' }, ['pattern']],
    ['no pattern', { ...text, validation: '^a' }, { validation: null }, []],
    ['an emptied pattern', { ...text, validation: '^a' }, { validation: '' }, []],
    ['fewer digits', fieldOf('decimal'), { length: '8,2' }, ['length']],
    ['fewer decimals', fieldOf('decimal'), { length: '12,1' }, ['length']],
    ['more of both', fieldOf('decimal'), { length: '14,4' }, []],
    ['no sign', fieldOf('integer'), { signed: false }, ['type']],
    [
      'all at once',
      text,
      { length: '20', required: true, unique: true, validation: 'x' },
      ['required', 'unique', 'length', 'pattern'],
    ],
    ['the look alone', text, { note: 'n', width: 'half', interface: 'textarea', options: { rows: 3 } }, []],
  ])('%s', (_, original, changes, checks) => {
    expect(checksFor({ ...original, ...changes }, original)).toEqual(checks);
  });

  test('a new column of a field that had none is empty: required asks about all items, nothing else is there', () => {
    expect(
      checksFor(fieldOf('string', 'VARCHAR', { required: true, unique: true }), fieldOf('alias')),
    ).toEqual(['required']);
  });
});
