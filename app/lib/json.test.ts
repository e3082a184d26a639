import { describe, expect, test } from 'vitest';
import { isLosslessNumber, parseJson, sameJson, writeJson } from './json.ts';

describe('JSON without loss [FD58]', () => {
  test.each([
    ['9007199254740993', true],
    ['-9223372036854775808', true],
    ['9007199254740991', false],
    ['0', false],
    ['12.5', false],
    ['12.50', false],
    ['0.1', false],
    ['123456789012345678.123456', true],
    ['1e3', false],
    ['1e999', true],
  ])('%s keeps its digits (lossless object: %s)', (text, lossless) => {
    const value = parseJson(`{"n":${text}}`) as { n: unknown };
    expect(isLosslessNumber(value.n)).toBe(lossless);
    if (lossless) expect(writeJson(value)).toBe(`{"n":${text}}`);
    else expect(JSON.parse(writeJson(value))).toEqual({ n: Number(text) });
  });

  test('a malformed text is a SyntaxError', () => {
    expect(() => parseJson('{"a":')).toThrow(SyntaxError);
    expect(() => parseJson('')).toThrow(SyntaxError);
  });

  test.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
    [{ a: undefined, b: 1 }, { b: 1 }, true],
    [{ a: null }, {}, false],
    ['', null, false],
    [0, false, false],
    ['1', 1, false],
    [[1, 2], [2, 1], false],
    [{ 0: 1 }, [1], false],
    [parseJson('9007199254740993'), parseJson('9007199254740993'), true],
    [parseJson('9007199254740993'), parseJson('9007199254740992'), false],
    [parseJson('9007199254740993'), '9007199254740993', false],
  ])('%o and %o are the same: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});

test.each([
  ['1234567890123456', 1234567890123456],
  ['0.1234567890123', 0.1234567890123],
  ['123456789012.34', 123456789012.34],
  ['1e21', 1e21],
  ['"9007199254740993"', '9007199254740993'],
])('%s needs no other form', (text, value) => expect(parseJson(text)).toBe(value));

test.each([
  ['9007199254740993'],
  ['12345678.901234567890'],
  ['0.12345678901234567'],
  ['1e400'],
  ['-9223372036854775808'],
])('%s keeps its digits inside a longer text', (digits) => {
  const parsed = parseJson(`{"name":"a","list":[{"value":${digits}}]}`) as { list: { value: unknown }[] };
  expect(isLosslessNumber(parsed.list[0]?.value)).toBe(true);
  expect(String(parsed.list[0]?.value)).toBe(digits);
});
