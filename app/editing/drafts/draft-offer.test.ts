import { expect, test } from 'vitest';
import { toField } from '#app/entities/fields/rules.ts';
import { toDraftOffer } from './draft-offer.ts';

const field = (name: string, readonly = false) => ({
  field: toField({ field: name, type: 'string', datatype: 'VARCHAR' }),
  readonly,
  required: false,
});
const fields = [field('title'), field('body'), field('locked', true)];

test('offers what still differs and may still be changed', () => {
  const draft = {
    edits: { title: 'B', body: 'same', locked: 'x' },
    base: { title: 'A', body: 'old' },
  };
  expect(toDraftOffer(draft, fields, { title: 'A', body: 'same', locked: null })).toEqual({
    edits: { title: 'B' },
    conflicts: [],
    origins: {},
    gone: [],
  });
});

test('names what was typed into fields that are gone, with its value, alone or beside others', () => {
  const edits = { gone: 'typed', list: [1, { a: 2 }], emptied: null, ['constructor']: 'too' };
  const gone = [
    { name: 'gone', text: 'typed' },
    { name: 'list', text: '[1,{"a":2}]' },
    { name: 'constructor', text: 'too' },
  ];
  expect(toDraftOffer({ edits, base: {} }, fields, {})).toMatchObject({ edits: {}, gone });
  const both = { edits: { ...edits, title: 'B' }, base: { title: 'A' } };
  expect(toDraftOffer(both, fields, { title: 'A' })).toMatchObject({ edits: { title: 'B' }, gone });
});

test('names what was saved otherwise in the meantime', () => {
  const draft = { edits: { title: 'B' }, base: { title: 'A' } };
  expect(toDraftOffer(draft, fields, { title: 'C' })).toEqual({
    edits: { title: 'B' },
    conflicts: ['title'],
    origins: { title: 'A' },
    gone: [],
  });
});

test('offers nothing when all of it was saved', () => {
  expect(toDraftOffer({ edits: { title: 'B' }, base: { title: 'A' } }, fields, { title: 'B' })).toBeNull();
});
