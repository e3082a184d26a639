import { expect, test } from 'vitest';
import { sameParts } from './same-parts.ts';

const item = { id: 1 };
const list = [1];

test.each([
  ['the same values', { row: 1, item }, { row: 1, item }, true],
  ['a group made anew', { node: { item, depth: 2 } }, { node: { item, depth: 2 } }, true],
  ['another value', { row: 1 }, { row: 2 }, false],
  ['another value in a group', { node: { item, depth: 2 } }, { node: { item, depth: 3 } }, false],
  ['an object two levels down made anew', { node: { item: {} } }, { node: { item: {} } }, false],
  ['a prop more', { row: 1 }, { row: 1, over: undefined }, false],
  ['another prop', { row: undefined }, { over: undefined }, false],
  ['the same list', { list }, { list }, true],
  ['a list made anew', { list }, { list: [...list] }, false],
  ['a group that is gone', { node: { item } }, { node: null }, false],
])('%s', (_, before, after, expected) => expect(sameParts(before, after)).toBe(expected));
