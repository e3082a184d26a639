import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { interfaces } from '#app/interfaces/registry.ts';
import {
  columnChange,
  startDraft,
  withDatatype,
  withInterface,
  withKeyColumn,
  withType,
  type FieldDraft,
} from './draft.ts';

const kindOf = (id: string | null) => {
  const found = interfaces.get(id ?? '');
  if (!found && id !== null) throw new Error(`no interface ${id}`);
  return found;
};
const pick = (draft: FieldDraft, id: string, original: FieldDraft | null = null) => {
  const next = kindOf(id);
  return next ? withInterface(draft, next, kindOf(draft.interface), original) : draft;
};
const blank = startDraft('articles', null);
const stored = (raw: Record<string, unknown>): FieldDraft =>
  toField({ collection: 'articles', field: 'body', id: 7, ...raw });

describe('a new field takes what its interface recommends [SCH-07]', () => {
  test.each([
    ['text-input', 'string', 'VARCHAR', '200'],
    // Longer than 255: a column without a length.
    ['textarea', 'string', 'TEXT', null],
    ['wysiwyg', 'string', 'TEXT', null],
    ['markdown', 'string', 'TEXT', null],
    ['code', 'string', 'TEXT', null],
    ['color', 'string', 'VARCHAR', '20'],
    ['dropdown', 'string', 'VARCHAR', '100'],
    ['radio-buttons', 'string', 'VARCHAR', '100'],
    ['2fa-secret', 'string', 'VARCHAR', '16'],
    // Nothing recommended: what is usual for the column.
    ['button-group', 'string', 'VARCHAR', '255'],
    // A long one that is no string keeps its column.
    ['tags', 'array', 'VARCHAR', '2000'],
    ['hashed', 'hash', 'VARCHAR', '100'],
    ['numeric', 'integer', 'INT', null],
    ['toggle', 'boolean', 'TINYINT', null],
    ['date', 'date', 'DATE', null],
    ['datetime', 'datetime', 'DATETIME', null],
    ['json', 'json', 'TEXT', null],
    ['repeater', 'json', 'TEXT', null],
    ['status', 'status', 'VARCHAR', '20'],
    ['file', 'file', 'INT', null],
    ['user-created', 'user_created', 'INT', null],
    ['many-to-one', 'm2o', 'INT', null],
    ['many-to-many', 'o2m', null, null],
    ['files', 'o2m', null, null],
    ['translation', 'translation', null, null],
    ['divider', 'alias', null, null],
  ])('%s: %s, %s(%s)', (id, type, datatype, length) => {
    expect(pick(blank, id)).toMatchObject({ interface: id, type, datatype, length });
  });

  test('its options at their defaults, a default value, and no longer those of the one before', () => {
    const typed = { ...pick(blank, 'text-input'), options: { placeholder: 'Name', lectern: { group: 'A' } } };
    const status = pick(typed, 'status');
    expect(status.options).not.toHaveProperty('placeholder');
    // Conditions and sections are no interface's.
    expect(status.options['lectern']).toEqual({ group: 'A' });
    expect(status.default_value).toBe('draft');
    // A workflow to begin with, or the default would be no status.
    expect(status.options['status_mapping']).toHaveProperty('draft');
    expect(pick(status, 'text-input').default_value).toBeNull();
    expect(pick(status, 'text-input').options).toMatchObject({ trim: true, showCharacterCount: true });
    // What was typed stays; what a field can't have goes.
    const own = { ...status, default_value: 'published', required: true, unique: true };
    expect(pick(own, 'text-input')).toMatchObject({ default_value: 'published', required: true });
    expect(pick(own, 'one-to-many')).toMatchObject({ default_value: null, required: false, unique: false });
    expect(pick(own, 'status')).toBe(own);
  });
});

describe('a field that is there [SCH-07]', () => {
  test.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
    [
      'keeps its column when the type stays',
      { type: 'string', datatype: 'MEDIUMTEXT', length: '16777215', interface: 'wysiwyg' },
      'text-input',
      { type: 'string', datatype: 'MEDIUMTEXT', length: '16777215' },
    ],
    [
      'and its length',
      { type: 'string', datatype: 'VARCHAR', length: '80', interface: 'dropdown' },
      'text-input',
      { type: 'string', datatype: 'VARCHAR', length: '80' },
    ],
    [
      'also when the type is another',
      { type: 'lang', datatype: 'CHAR', length: '8', interface: 'language' },
      'color',
      { type: 'string', datatype: 'VARCHAR', length: '8' },
    ],
    [
      'a long text stays long',
      { type: 'json', datatype: 'TEXT', length: '65535', interface: 'json' },
      'text-input',
      { type: 'string', datatype: 'TEXT', length: null },
    ],
    [
      'digits are no length of a text',
      { type: 'integer', datatype: 'INT', length: '10', interface: 'numeric' },
      'dropdown',
      { type: 'string', datatype: 'VARCHAR', length: '100' },
    ],
    [
      'a whole number that counts stays one',
      { type: 'integer', datatype: 'BIGINT', length: '19', interface: 'numeric', signed: 1 },
      'slider',
      { type: 'integer', datatype: 'BIGINT', length: '19', signed: true },
    ],
  ])('%s', (_, raw, id, expected) => {
    const original = stored(raw);
    expect(pick(original, id, original)).toMatchObject(expected);
  });
});

describe('another type [SCH-07]', () => {
  const numeric = pick(blank, 'numeric');
  test.each([
    [numeric, 'decimal', 'DECIMAL', '10,2'],
    [withType(numeric, 'decimal', kindOf('numeric'), null), 'integer', 'INT', null],
    [pick(blank, 'tags'), 'string', 'TEXT', null],
    [pick(blank, 'text-input'), 'lang', 'CHAR', '200'],
    [pick(blank, 'user'), 'integer', 'INT', null],
    [pick(blank, 'code'), 'json', 'TEXT', null],
  ])('%# %s', (draft, type, datatype, length) => {
    expect(withType(draft, type, kindOf(draft.interface), null)).toMatchObject({ type, datatype, length });
  });

  test('a sign is only for whole numbers', () => {
    const unsigned = { ...numeric, signed: false };
    expect(withDatatype(unsigned, 'BIGINT', null).signed).toBe(false);
    expect(withType(unsigned, 'decimal', kindOf('numeric'), null).signed).toBe(true);
  });
});

describe('another column type [SCH-07]', () => {
  const text = stored({ type: 'string', datatype: 'VARCHAR', length: '80' });
  const long = stored({ type: 'string', datatype: 'VARCHAR', length: '300' });
  const price = stored({ type: 'decimal', datatype: 'DECIMAL', length: '8,2' });
  const body = stored({ type: 'string', datatype: 'TEXT', length: '65535' });
  test.each<[FieldDraft, FieldDraft | null, string, string | null]>([
    [{ ...blank, length: '80' }, null, 'CHAR', '50'],
    [{ ...blank, length: '80' }, null, 'TEXT', null],
    [{ ...blank, datatype: 'TEXT', length: null }, null, 'VARCHAR', '255'],
    [{ ...blank, type: 'decimal', datatype: 'DECIMAL', length: '8,2' }, null, 'FLOAT', '20,10'],
    [text, text, 'CHAR', '80'],
    [long, long, 'CHAR', '50'],
    [text, text, 'LONGTEXT', null],
    [{ ...text, datatype: 'LONGTEXT', length: null }, text, 'VARCHAR', '80'],
    [body, body, 'VARCHAR', '255'],
    [price, price, 'DOUBLE', '8,2'],
  ])('%# to %s', (draft, original, datatype, length) => {
    expect(withDatatype(draft, datatype, original)).toMatchObject({ datatype, length });
  });

  test.each<[FieldDraft, FieldDraft | null, object | null]>([
    [{ ...text, datatype: 'CHAR' }, text, { from: 'VARCHAR(80)', to: 'CHAR(80)' }],
    [{ ...text, datatype: 'TEXT', length: null }, text, { from: 'VARCHAR(80)', to: 'TEXT' }],
    [{ ...body, length: null }, body, null],
    [{ ...text, note: 'x' }, text, null],
    [{ ...blank, datatype: 'TEXT' }, null, null],
  ])('%# is told of', (draft, original, expected) => expect(columnChange(draft, original)).toEqual(expected));
});

describe('a field that holds a key has a column like the key [SCH-10]', () => {
  const link = pick(blank, 'many-to-one');
  const key = (datatype: string, length: string | null) => stored({ type: 'string', datatype, length });
  test.each<[FieldDraft, FieldDraft | undefined, string, string | null]>([
    [link, key('INT', '10'), 'INT', null],
    [link, key('BIGINT', '20'), 'INT', null],
    [link, key('VARCHAR', '36'), 'VARCHAR', '36'],
    [link, key('CHAR', '5'), 'CHAR', '5'],
    [{ ...link, datatype: 'CHAR', length: '5' }, key('INT', '10'), 'INT', null],
    [link, undefined, 'INT', null],
    [pick(blank, 'text-input'), key('CHAR', '5'), 'VARCHAR', '200'],
  ])('%#', (draft, target, datatype, length) =>
    expect(withKeyColumn(draft, target)).toMatchObject({ datatype, length }),
  );
});
