import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { LosslessNumber, parseJson } from '#app/lib/json.ts';
import { fromCell, toCell, transferFields } from './cells.ts';

const field = (type: string, datatype: string | null = 'VARCHAR') => toField({ field: 'f', type, datatype });

describe('there and back', () => {
  test.each<[string, string, unknown, string | null]>([
    ['string', 'VARCHAR', null, null],
    ['string', 'VARCHAR', '', ''],
    ['string', 'TEXT', 'a\r\n"b", c', 'a\r\n"b", c'],
    ['string', 'VARCHAR', ' spaces ', ' spaces '],
    ['string', 'VARCHAR', '=SUM(A1)', "'=SUM(A1)"],
    ['string', 'VARCHAR', "'=kept", "''=kept"],
    ['string', 'VARCHAR', '007', '007'],
    ['integer', 'BIGINT', parseJson('9007199254740993'), '9007199254740993'],
    ['integer', 'INT', -5, '-5'],
    ['decimal', 'DECIMAL', parseJson('12345678901234567.89'), '12345678901234567.89'],
    ['decimal', 'DECIMAL', 0.5, '0.5'],
    ['boolean', 'TINYINT', true, 'true'],
    ['boolean', 'TINYINT', false, 'false'],
    ['json', 'TEXT', { a: [1, null, 'x'] }, '{"a":[1,null,"x"]}'],
    ['json', 'TEXT', 'text', '"text"'],
    ['array', 'VARCHAR', ['a,b', 'c'], '["a,b","c"]'],
    ['date', 'DATE', '2026-02-28', '2026-02-28'],
    ['datetime', 'DATETIME', '2026-02-28 23:59:59', '2026-02-28 23:59:59'],
    ['time', 'TIME', '23:59:59', '23:59:59'],
    ['m2o', 'INT', 12, '12'],
    ['m2o', 'CHAR', 'de-DE', 'de-DE'],
    ['m2o', 'VARCHAR', '0012', '0012'],
  ])('%s %s: %j is the cell %j', (type, datatype, value, cell) => {
    const of = field(type, datatype);
    expect(toCell(value, of)).toBe(cell);
    expect(fromCell(cell, of)).toEqual({ value });
  });
});

describe('what people write', () => {
  test.each<[string, string, unknown]>([
    ['boolean', 'Yes', true],
    ['boolean', '0', false],
    ['integer', ' 007 ', 7],
    ['integer', '+12', 12],
    ['integer', '-0', -0],
    ['decimal', '.5', 0.5],
    ['decimal', '5.', 5],
    ['decimal', '-00.25', -0.25],
    ['decimal', '1e3', 1000],
    ['array', 'a,b', ['a', 'b']],
    ['datetime', '2026-02-28T08:15:00', '2026-02-28 08:15:00'],
  ])('%s: %j is %j', (type, cell, value) => {
    expect(fromCell(cell, field(type, 'INT'))).toEqual({ value });
  });

  test.each([
    ['boolean', 'perhaps', 'notBoolean'],
    ['integer', '1.5', 'notWhole'],
    ['integer', '', 'notWhole'],
    ['decimal', '1,5', 'notNumber'],
    ['decimal', '.', 'notNumber'],
    ['json', '{a:1}', 'notJson'],
    ['array', '[1', 'notJson'],
    ['date', '31.12.2026', 'notDate'],
    ['date', '2026-02-30', 'notDate'],
    ['datetime', '2026-02-28', 'notDateTime'],
    ['time', '25:00:00', 'notTime'],
  ])('%s: %j is told as %s', (type, cell, problem) => {
    expect(fromCell(cell, field(type, 'INT'))).toEqual({ problem });
  });
});

test('a number beyond JavaScript keeps its digits', () => {
  expect(fromCell('-0009007199254740993', field('integer', 'BIGINT'))).toEqual({
    value: new LosslessNumber('-9007199254740993'),
  });
});

test('rows of other collections have no cell', () => {
  const fields = [field('o2m', null), field('translation', null), field('string'), field('file', 'INT')];
  expect(transferFields(fields).map(({ type }) => type)).toEqual(['string', 'file']);
});
