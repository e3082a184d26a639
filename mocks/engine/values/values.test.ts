import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '#mocks/engine/types.ts';
import { dateText, datetimeText, timeText } from '#mocks/engine/values/dates.ts';
import { plainDecimal, roundDecimal } from '#mocks/engine/values/decimal.ts';
import { exactNumber, parseJson, stringifyJson, withEmptyLists } from '#mocks/engine/values/json.ts';
import { RawNumber } from '#mocks/engine/values/raw-number.ts';
import { rawText, readerOf } from '#mocks/engine/values/read.ts';
import { writtenValue } from '#mocks/engine/values/write.ts';

const field = (type: string, datatype: string, more: Partial<FieldDefinition> = {}) =>
  ({ collection: 'c', field: 'f', type, datatype, length: null, signed: true, ...more }) as FieldDefinition;

const price = field('decimal', 'DECIMAL', { length: '10,2' });
const exact = field('decimal', 'DECIMAL', { length: '30,10' });
const ratio = field('decimal', 'FLOAT', { length: '10,4' });

describe('writing', () => {
  test.each<[string, FieldDefinition, unknown, unknown]>([
    ['integer', field('integer', 'INT'), 5, 5],
    ['integer from text', field('integer', 'INT'), '5', 5],
    ['integer is rounded', field('integer', 'INT'), '4.5', 5],
    ['bigint keeps its digits', field('integer', 'BIGINT'), 9007199254740993n, 9007199254740993n],
    ['bigint from text', field('integer', 'BIGINT'), '-9223372036854775808', -9223372036854775808n],
    ['decimal is rounded half up', price, '3.105', 3.11],
    [
      'decimal of a raw number',
      exact,
      new RawNumber('12345678901234567890.1234567891'),
      '12345678901234567890.1234567891',
    ],
    ['exact decimal is padded', exact, 1.5, '1.5000000000'],
    ['boolean', field('boolean', 'TINYINT'), true, 1],
    ['boolean from text', field('boolean', 'TINYINT'), 'false', 0],
    ['list', field('array', 'VARCHAR'), ['a', 'b'], 'a,b'],
    ['list with a comma inside', field('array', 'VARCHAR'), ['a,b', 'c'], '["a,b","c"]'],
    ['empty list', field('array', 'VARCHAR'), [], ''],
    ['json', field('json', 'TEXT'), { a: [1n] }, '{"a":[1]}'],
    ['json as text', field('json', 'TEXT'), '{"a":1}', '{"a":1}'],
    ['date', field('date', 'DATE'), '2020-02-29', '2020-02-29'],
    [
      'datetime with a zone',
      field('datetime', 'DATETIME'),
      '2019-11-20T20:30:00+02:00',
      '2019-11-20 18:30:00',
    ],
    ['time without seconds', field('time', 'TIME'), '9:30', '09:30:00'],
    ['number as text', field('string', 'VARCHAR'), 7, '7'],
    ['null', field('integer', 'INT'), null, null],
  ])('%s', (_, definition, sent, value) => {
    expect(writtenValue(definition, sent)).toEqual({ value });
  });

  test.each<[string, FieldDefinition, unknown]>([
    ['text in an integer', field('integer', 'INT'), 'many'],
    ['object in an integer', field('integer', 'INT'), { a: 1 }],
    ['integer too large', field('integer', 'TINYINT'), 128],
    ['negative in an unsigned', field('integer', 'INT', { signed: false }), -1],
    ['decimal too large', price, '123456789.00'],
    ['endless decimal', price, '1e400'],
    ['word in a boolean', field('boolean', 'TINYINT'), 'yes'],
    ['text in a list', field('array', 'VARCHAR'), 'a,b'],
    ['broken json', field('json', 'TEXT'), '{broken'],
    ['no such day', field('date', 'DATE'), '2019-02-29'],
    ['no such month', field('datetime', 'DATETIME'), '2019-13-45'],
    ['no such hour', field('time', 'TIME'), '24:00:00'],
    ['number in a date', field('date', 'DATE'), 20191120],
    ['object in a text', field('string', 'VARCHAR'), {}],
  ])('refuses %s', (_, definition, sent) => {
    expect(writtenValue(definition, sent)).toEqual({ problem: expect.stringMatching(/^This value .*\.$/) });
  });
});

describe('reading', () => {
  test.each<[string, FieldDefinition, null | string | number, unknown]>([
    ['null decimal is 0', price, null, 0],
    ['null boolean is false', field('boolean', 'TINYINT'), null, false],
    ['null list is empty', field('array', 'VARCHAR'), null, []],
    ['list', field('array', 'VARCHAR'), 'a,b', ['a', 'b']],
    ['list with a comma inside', field('array', 'VARCHAR'), '["a,b","c"]', ['a,b', 'c']],
    ['json', field('json', 'TEXT'), '{"a":{}}', { a: [] }],
    ['exact decimal', exact, '1.5000000000', 1.5],
    [
      'exact decimal with many digits',
      exact,
      '12345678901234567890.1234567891',
      new RawNumber('12345678901234567890.1234567891'),
    ],
    ['number in a text column', field('string', 'VARCHAR'), 7, '7'],
  ])('%s', (_, definition, stored, answered) => {
    expect(readerOf(definition, false)(stored)).toEqual(answered);
  });

  test('times of the system are in ISO form', () => {
    expect(readerOf(field('datetime', 'DATETIME'), true)('2019-11-20 18:30:00')).toBe(
      '2019-11-20T18:30:00+00:00',
    );
  });

  test.each<[string, FieldDefinition, null | string | number, unknown]>([
    ['integer', field('integer', 'INT'), 2, '2'],
    ['decimal', price, 9.9, '9.90'],
    ['float', ratio, 0.75, '0.7500'],
    ['null', ratio, null, null],
    ['boolean', field('boolean', 'TINYINT'), 0, false],
  ])('a revision keeps the text of a %s', (_, definition, stored, kept) => {
    expect(rawText(definition, stored)).toEqual(kept);
  });
});

test.each([
  ['1.5e3', '1500'],
  ['-0', '0'],
  ['.5', '0.5'],
  ['007', '7'],
  ['12e-3', '0.012'],
  ['abc', null],
  ['', null],
])('plain notation of %s', (text, plain) => {
  expect(plainDecimal(text)).toBe(plain);
});

test.each([
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.35'],
  ['9.999', 2, '10.00'],
  ['0.004', 2, '0.00'],
  ['5', 0, '5'],
])('%s rounded to %i digits', (plain, scale, rounded) => {
  expect(roundDecimal(plain, scale)).toBe(rounded);
});

test('JSON keeps every digit of its numbers', () => {
  const text = '{"a":9007199254740993,"b":0.12345678901234567890,"c":1.5,"d":-0,"e":"é"}';
  expect(stringifyJson(parseJson(text))).toBe(text.replace('-0', '0'));
  expect(exactNumber('1.50')).toBe(1.5);
  expect(withEmptyLists({ a: {}, b: [{}], c: null })).toEqual({ a: [], b: [[]], c: null });
});

test('dates', () => {
  expect(dateText('2019-11-20 18:30:00')).toBe('2019-11-20');
  expect(dateText('2019-11-20x')).toBeNull();
  expect(datetimeText('2019-11-20')).toBe('2019-11-20 00:00:00');
  expect(datetimeText('2019-11-20T18:30:00.123Z')).toBe('2019-11-20 18:30:00');
  expect(timeText('18:30')).toBe('18:30:00');
});

test.each([
  ['{"a":"\\\\\\"1234567890123456789e5","n":1}', { a: '\\"1234567890123456789e5', n: 1 }],
  ['{"a":"e5","n":12345678901234567890}', { a: 'e5', n: 12_345_678_901_234_567_890n }],
  ['["\\\\", 0.10000000000000000001]', ['\\', new RawNumber('0.10000000000000000001')]],
])('digits count outside of texts: %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
