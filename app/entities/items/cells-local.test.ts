import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { type CellFormat, cellFormats, fromLocalCell, isTimeField } from './cells-local.ts';

const field = (type: string, datatype = 'VARCHAR') => toField({ field: 'f', type, datatype });

describe('no digit is lost', () => {
  test.each<[string, string, CellFormat, unknown]>([
    ['integer', '9.007.199.254.740.993', 'comma', new LosslessNumber('9007199254740993')],
    ['integer', '-9,223,372,036,854,775,808', 'point', new LosslessNumber('-9223372036854775808')],
    ['decimal', '12.345.678.901.234.567,89', 'comma', new LosslessNumber('12345678901234567.89')],
    ['decimal', '0,10', 'comma', 0.1],
    ['decimal', '.5', 'point', 0.5],
    ['integer', '1.000,00', 'comma', 1000],
    ['integer', '007', 'point', 7],
    ['sort', '٣', 'point', 3],
  ])('%s: %j with a %s', (type, cell, format, value) => {
    expect(fromLocalCell(cell, field(type, 'BIGINT'), format)).toEqual({ value });
  });
});

test.each<[string, string, CellFormat]>([
  ['integer', '1.5', 'point'],
  ['integer', '1,5', 'comma'],
  ['integer', '1e3', 'point'],
  ['decimal', '1.5', 'comma'],
  ['date', '12/31/2023', 'dmy'],
  ['date', '31.12.2023 10:00', 'dmy'],
  ['datetime', '31.12.2023', 'dmy'],
])('%s: %j is none as %s', (type, cell, format) => {
  expect(fromLocalCell(cell, field(type, 'INT'), format)).toBeNull();
});

test.each<[string, string, CellFormat, string]>([
  ['date', '31.12.2023', 'dmy', '2023-12-31'],
  ['datetime', '12/31/2023 11:59 PM', 'mdy', '2023-12-31 23:59:00'],
  ['datetime_created', '2023-12-31T23:59:01', 'ymd', '2023-12-31 23:59:01'],
  ['time', '3:05 pm', 'ymd', '15:05:00'],
])('%s: %j as %s is %j', (type, cell, format, value) => {
  expect(fromLocalCell(cell, field(type), format)).toEqual({ value });
});

test('the ways in which a field may be written', () => {
  expect(cellFormats(field('integer', 'INT'))).toEqual(['point', 'comma']);
  expect(cellFormats(field('datetime'))).toEqual(['ymd', 'dmy', 'mdy']);
  expect(cellFormats(field('string'))).toEqual([]);
  expect(isTimeField(field('time'))).toBe(true);
});
