import { describe, expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { startDraft, type FieldDraft } from './draft.ts';
import { draftProblems, keyLock, requiredLock } from './draft-problems.ts';

const blank: FieldDraft = { ...startDraft('articles', null), interface: 'text-input', field: 'subtitle' };
const fields = [
  toField({ collection: 'articles', field: 'id', type: 'integer', datatype: 'INT', primary_key: 1 }),
  toField({ collection: 'articles', field: 'title', type: 'string', datatype: 'VARCHAR', length: '80' }),
];
const [id, title] = fields as [FieldDraft, FieldDraft];
const de = { locale: 'de-DE', translation: 'Titel' };

describe('what keeps a new field from being saved [SCH-08]', () => {
  test.each<[Partial<FieldDraft>, object]>([
    [{}, {}],
    [{ interface: null }, { interface: 'interface.missing' }],
    [{ field: '' }, { field: 'name.empty' }],
    [{ field: 'title' }, { field: 'name.taken' }],
    [{ field: 'a'.repeat(64) }, {}],
    [{ field: 'a'.repeat(65) }, { field: 'name.long' }],
    [{ length: '' }, { length: 'length.missing' }],
    [{ length: '65536' }, { length: 'length.size' }],
    [{ datatype: 'CHAR', length: '256' }, { length: 'length.size' }],
    [{ datatype: 'TEXT', length: 'rubbish' }, {}],
    [{ type: 'decimal', datatype: 'DECIMAL', length: '66,2' }, { length: 'length.digits' }],
    [{ type: 'decimal', datatype: 'DECIMAL', length: '40,31' }, { length: 'length.decimals' }],
    [{ type: 'integer', datatype: 'INT', default_value: 'x' }, { default_value: 'default.number' }],
    [{ type: 'integer', datatype: 'INT', default_value: '1.5' }, { default_value: 'default.whole' }],
    [{ type: 'integer', datatype: 'INT', default_value: '-7' }, {}],
    [{ type: 'decimal', datatype: 'DECIMAL', length: '10,2', default_value: '9.90' }, {}],
    [{ type: 'boolean', datatype: 'TINYINT', default_value: '1' }, {}],
    [{ default_value: 'any text' }, {}],
    [{ validation: '(' }, { validation: 'validation.regex' }],
    [{ validation: '/[a-/' }, { validation: 'validation.regex' }],
    [{ validation: '/^[a-z]+$/i' }, {}],
    [{ validation: '^\\d{4}$' }, {}],
    [{ validation: '$email' }, {}],
    [{ type: 'integer', datatype: 'INT', options: { lectern: { min: '9', max: '10' } } }, {}],
    [
      { type: 'integer', datatype: 'INT', options: { lectern: { min: '10', max: '9' } } },
      { bounds: 'bounds.order' },
    ],
    [{ options: { lectern: { min: '10', max: '9' } } }, {}],
    [{ note: 'Ships ☀' }, {}],
    [{ note: 'Ships 🚢' }, { note: 'note.unstorable' }],
    [{ validation: '/🚢/' }, { validation: 'validation.unstorable' }],
    [{ primary_key: true }, { primary_key: 'key.second' }],
    [{ translation: [de] }, {}],
    [{ translation: [de, { ...de, translation: 'Name' }] }, { translation: 'translation.twice' }],
    [{ translation: [{ ...de, locale: ' ' }] }, { translation: 'translation.empty' }],
    [{ translation: [{ ...de, translation: '' }] }, { translation: 'translation.empty' }],
  ])('%# %o', (changes, expected) =>
    expect(draftProblems({ ...blank, ...changes }, null, fields)).toEqual(expected),
  );
});

describe('a field that is there is not held to what it was stored with [SCH-08]', () => {
  const odd: FieldDraft = {
    ...title,
    length: '99999',
    validation: '(',
    default_value: 'x',
    datatype: 'VARCHAR',
  };
  test.each<[FieldDraft, FieldDraft, object]>([
    [odd, odd, {}],
    [{ ...odd, note: 'A note' }, odd, {}],
    [{ ...odd, note: '🚢' }, { ...odd, note: '🚢' }, {}],
    [{ ...odd, length: '99998' }, odd, { length: 'length.size' }],
    [{ ...odd, validation: '((' }, odd, { validation: 'validation.regex' }],
    [id, id, {}],
    [{ ...title, primary_key: true }, title, { primary_key: 'key.second' }],
  ])('%#', (draft, original, expected) => expect(draftProblems(draft, original, fields)).toEqual(expected));
});

describe('switches that can not be used say why [SCH-08]', () => {
  test.each<[Partial<FieldDraft>, string | null]>([
    [{}, null],
    [{ primary_key: true }, 'requiredKey'],
    [{ type: 'alias', datatype: null }, 'requiredAlias'],
    [{ type: 'o2m', datatype: null }, 'requiredAlias'],
  ])('required of %o: %s', (changes, lock) => expect(requiredLock({ ...blank, ...changes })).toBe(lock));

  test.each<[FieldDraft, FieldDraft | null, FieldDraft[], string | null]>([
    [id, id, fields, 'onlyKey'],
    [blank, null, fields, 'secondKey'],
    [title, title, fields, 'secondKey'],
    [blank, null, [title], null],
    [{ ...blank, type: 'o2m', datatype: null }, null, [title], 'keyAlias'],
  ])('%# primary key: %s', (draft, original, all, lock) => expect(keyLock(draft, original, all)).toBe(lock));
});
