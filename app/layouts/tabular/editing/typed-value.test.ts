import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { LosslessNumber } from '#app/lib/json.ts';
import { fromTyped } from './typed-value.ts';

const field = (type: string, options: Record<string, unknown> = {}, datatype = 'VARCHAR') =>
  toField({ field: 'it', type, options, datatype });
const fruit = field('string', { choices: { pear: 'Pear', fig: 'Ripe fig' } });
const status = field('status', { status_mapping: { draft: { name: 'Draft' }, done: { name: 'Done' } } });

describe('a text in a cell', () => {
  test.each([
    ['text stays', ' a ', field('string'), { value: ' a ' }],
    ['an empty text is one', '', field('string'), { value: '' }],
    ['nothing is null', null, field('string'), { value: null }],
    ['a blank number is null', ' ', field('integer'), { value: null }],
    [
      'a long number',
      '9007199254740993',
      field('integer'),
      { value: new LosslessNumber('9007199254740993') },
    ],
    ['no number', 'ten', field('integer'), { problem: 'notWhole' }],
    ['a boolean', 'Yes', field('boolean'), { value: true }],
    ['no boolean', 'maybe', field('boolean'), { problem: 'notBoolean' }],
    ['a date', '2026-03-14', field('date'), { value: '2026-03-14' }],
    ['no day', '2026-02-30', field('date'), { problem: 'notDate' }],
    ['a choice by value', 'fig', fruit, { value: 'fig' }],
    ['a choice by name, in any case', 'ripe FIG', fruit, { value: 'fig' }],
    ['no choice', 'plum', fruit, { problem: 'notChoice' }],
    ['a status by name', 'Done', status, { value: 'done' }],
    ['a status that may not be set', 'Draft', status, { problem: 'notChoice' }],
    [
      'another where others are allowed',
      'plum',
      field('string', { choices: { a: 'A' }, allow_other: true }),
      { value: 'plum' },
    ], // prettier-ignore
    ['the name of a property is no choice', 'constructor', fruit, { problem: 'notChoice' }],
  ])('%s', (_, text, of, expected) => expect(fromTyped(text, of, ['draft'])).toEqual(expected));
});
