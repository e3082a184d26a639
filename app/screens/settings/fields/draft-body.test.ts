import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import { startDraft, withInterface, type FieldDraft } from './draft.ts';
import { changedFieldBody, isDraftChanged, newFieldBody } from './draft-body.ts';

const blank = startDraft('articles', null);
const of = (id: string): FieldDraft => {
  const kind = interfaces.get(id);
  return kind ? withInterface({ ...blank, field: 'extra' }, kind, undefined, null) : blank;
};

test('a new field is sent whole, as the contract has it [SCH-05]', () => {
  expect(
    newFieldBody({ ...of('text-input'), note: 'Shown in lists', required: true, width: 'half' }),
  ).toEqual({
    sort: null,
    field: 'extra',
    type: 'string',
    datatype: 'VARCHAR',
    interface: 'text-input',
    default_value: null,
    options: { trim: true, showCharacterCount: true, formatValue: false, monospace: false },
    readonly: false,
    required: true,
    unique: false,
    note: 'Shown in lists',
    hidden_detail: false,
    hidden_browse: false,
    primary_key: false,
    validation: null,
    width: 'half',
    translation: null,
    length: 200,
  });
});

test.each<[string, FieldDraft, object, string[]]>([
  ['no length for a text without one', of('wysiwyg'), { datatype: 'TEXT' }, ['length', 'signed']],
  [
    'digits and decimals',
    { ...of('numeric'), type: 'decimal', datatype: 'DECIMAL', length: '8, 2' },
    { length: '8,2' },
    ['signed'],
  ],
  ['a sign', { ...of('numeric'), signed: false }, { datatype: 'INT', signed: false }, ['length']],
  ['no sign of a key', of('many-to-one'), { type: 'm2o', datatype: 'INT' }, ['length', 'signed']],
  ['no column', of('one-to-many'), { type: 'o2m', datatype: null }, ['length', 'signed']],
  [
    'nothing for an empty text',
    { ...of('date'), note: '', validation: '', default_value: '', options: {} },
    { note: null, validation: null, default_value: null, options: null },
    ['length'],
  ],
])('%s [SCH-05]', (_, draft, expected, without) => {
  const body = newFieldBody(draft);
  expect(body).toMatchObject(expected);
  for (const key of without) expect(body).not.toHaveProperty(key);
});

const title = toField({
  id: 3,
  collection: 'articles',
  field: 'title',
  type: 'STRING',
  datatype: 'varchar',
  length: 80,
  interface: 'text-input',
  options: { trim: true, fromElsewhere: { kept: 1 }, lectern: { group: 'Head' } },
  note: null,
  translation: [],
});

describe('of a field that is there only what has changed is sent [SCH-05]', () => {
  test.each<[Partial<FieldDraft>, object]>([
    [{}, {}],
    [{ note: '' }, {}],
    [{ note: 'A note' }, { note: 'A note' }],
    [{ length: '120' }, { length: 120 }],
    // The server takes a column's type with its length, or misses it.
    [{ datatype: 'CHAR' }, { type: 'string', datatype: 'CHAR', length: 80 }],
    [
      { datatype: 'TEXT', length: null },
      { type: 'string', datatype: 'TEXT', length: null },
    ],
    [
      { type: 'lang', datatype: 'CHAR' },
      { type: 'lang', datatype: 'CHAR', length: 80 },
    ],
    [
      { options: { ...title.options, trim: false } },
      { options: { trim: false, fromElsewhere: { kept: 1 }, lectern: { group: 'Head' } } },
    ],
    [{ options: {} }, { options: null }],
    [
      { translation: [{ locale: 'de-DE', translation: 'Titel' }] },
      { translation: [{ locale: 'de-DE', translation: 'Titel' }] },
    ],
    [{ signed: !title.signed }, {}],
    [
      { required: true, hidden_browse: true },
      { required: true, hidden_browse: true },
    ],
  ])('%# %o', (changes, expected) => {
    const draft = { ...title, ...changes };
    expect(changedFieldBody(draft, title)).toEqual(expected);
    expect(isDraftChanged(draft, title)).toBe(Object.keys(expected).length > 0);
  });

  test('the length that the server answers for a text is none of ours', () => {
    const body = { ...title, datatype: 'TEXT', length: '65535' };
    expect(changedFieldBody({ ...body, length: null, note: 'x' }, body)).toEqual({ note: 'x' });
  });
});
