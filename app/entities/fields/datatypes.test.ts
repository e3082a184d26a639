import { describe, expect, test } from 'vitest';
import {
  datatypeNames,
  datatypesOf,
  fallbackInterface,
  fieldTypes,
  isColumnless,
  isIntegerColumn,
  lengthKind,
  lengthLimits,
  lengthProblem,
  defaultDatatype,
  defaultLength,
} from './datatypes.ts';

describe('column types [SCH-07] [SCH-08]', () => {
  test.each([
    ['CHAR', 'size', '50', 255, null, 'text-input'],
    ['VARCHAR', 'size', '255', 65_535, null, 'text-input'],
    ['TINYTEXT', 'none', null, null, null, 'textarea'],
    ['TEXT', 'none', null, null, null, 'textarea'],
    ['MEDIUMTEXT', 'none', null, null, null, 'textarea'],
    ['LONGTEXT', 'none', null, null, null, 'textarea'],
    ['TINYINT', 'none', null, null, null, 'toggle'],
    ['SMALLINT', 'none', null, null, null, 'numeric'],
    ['MEDIUMINT', 'none', null, null, null, 'numeric'],
    ['INT', 'none', null, null, null, 'numeric'],
    ['BIGINT', 'none', null, null, null, 'numeric'],
    ['DECIMAL', 'digits', '10,2', 65, 30, 'numeric'],
    ['FLOAT', 'digits', '20,10', null, null, 'numeric'],
    ['DOUBLE', 'digits', '20,10', null, null, 'numeric'],
    ['DATE', 'none', null, null, null, 'date'],
    ['DATETIME', 'none', null, null, null, 'datetime'],
    ['TIME', 'none', null, null, null, 'time'],
    ['TIMESTAMP', 'none', null, null, null, 'datetime'],
    ['YEAR', 'none', null, null, null, 'numeric'],
    ['ENUM', 'none', null, null, null, 'text-input'],
    ['constructor', 'none', null, null, null, 'text-input'],
  ])('%s', (name, kind, usual, max, maxDecimals, fallback) => {
    expect(lengthKind(name)).toBe(kind);
    expect(defaultLength(name)).toBe(usual);
    expect(lengthLimits(name)).toEqual({ max, maxDecimals });
    expect(fallbackInterface(name)).toBe(fallback);
  });

  test('there are 19', () => expect(datatypeNames).toHaveLength(19));

  test.each([
    ['INT', true],
    ['BIGINT', true],
    ['DECIMAL', false],
    [null, false],
  ])('%s counts: %s', (name, expected) => expect(isIntegerColumn(name)).toBe(expected));
});

const texts = 'CHAR VARCHAR TINYTEXT TEXT MEDIUMTEXT LONGTEXT';
const integers = 'TINYINT SMALLINT MEDIUMINT INT BIGINT';

describe('types of fields and what columns they may have [SCH-07]', () => {
  test.each([
    ['alias', '', null],
    ['group', '', null],
    ['o2m', '', null],
    ['translation', '', null],
    ['array', 'VARCHAR', 'VARCHAR'],
    ['uuid', 'VARCHAR', 'VARCHAR'],
    ['hash', 'VARCHAR', 'VARCHAR'],
    ['boolean', 'TINYINT', 'TINYINT'],
    ['date', 'DATE', 'DATE'],
    ['datetime', 'DATETIME', 'DATETIME'],
    ['datetime_created', 'DATETIME', 'DATETIME'],
    ['datetime_updated', 'DATETIME', 'DATETIME'],
    ['decimal', 'DECIMAL FLOAT DOUBLE', 'DECIMAL'],
    ['time', 'TIME', 'TIME'],
    ['file', 'INT', 'INT'],
    ['user', 'INT', 'INT'],
    ['user_created', 'INT', 'INT'],
    ['user_updated', 'INT', 'INT'],
    ['owner', 'INT', 'INT'],
    ['integer', integers, 'INT'],
    ['sort', integers, 'INT'],
    ['json', 'VARCHAR TINYTEXT TEXT MEDIUMTEXT LONGTEXT', 'TEXT'],
    ['lang', 'CHAR VARCHAR', 'CHAR'],
    ['slug', 'CHAR VARCHAR', 'VARCHAR'],
    ['m2o', 'CHAR VARCHAR INT', 'INT'],
    ['status', 'CHAR VARCHAR INT', 'VARCHAR'],
    ['string', texts, 'VARCHAR'],
    // Not known here: it is text, and no other column is offered.
    ['weird', '', 'VARCHAR'],
    ['constructor', '', 'VARCHAR'],
  ])('%s', (type, offered, usual) => {
    expect(datatypesOf(type).join(' ')).toBe(offered);
    expect(defaultDatatype(type)).toBe(usual);
    expect(isColumnless(type)).toBe(usual === null);
  });

  test('the 25 of the catalogue, and two that the server knows besides', () => {
    expect(fieldTypes).toHaveLength(27);
    expect(fieldTypes.every((type) => datatypesOf(type).every((name) => datatypeNames.includes(name)))).toBe(
      true,
    );
  });
});

test.each([
  ['VARCHAR', '255', null],
  ['VARCHAR', '65535', null],
  ['VARCHAR', '65536', 'size'],
  ['VARCHAR', '', 'missing'],
  ['VARCHAR', null, 'missing'],
  ['VARCHAR', '0', 'syntax'],
  ['VARCHAR', '-1', 'syntax'],
  ['VARCHAR', '10,2', 'syntax'],
  ['VARCHAR', 'many', 'syntax'],
  ['CHAR', '255', null],
  ['CHAR', '256', 'size'],
  ['DECIMAL', '10,10', null],
  ['DECIMAL', '65,30', null],
  ['DECIMAL', '66,2', 'digits'],
  ['DECIMAL', '65,31', 'decimals'],
  ['DECIMAL', '5,6', 'order'],
  ['DECIMAL', '10', null],
  ['DECIMAL', '10.2', 'syntax'],
  ['DECIMAL', '10,', 'syntax'],
  ['DECIMAL', '0,0', 'syntax'],
  // The server takes numbers without one, and answers them so.
  ['FLOAT', null, null],
  ['FLOAT', '12', null],
  ['DOUBLE', '255,30', null],
  ['TEXT', '65535', null],
  ['INT', 'anything', null],
  [null, null, null],
])('a length of %s %s: %s [SCH-08]', (datatype, length, problem) =>
  expect(lengthProblem(datatype, length)).toBe(problem),
);
