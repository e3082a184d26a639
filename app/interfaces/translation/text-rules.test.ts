import { expect, test } from 'vitest';
import { toCollection } from '#app/entities/collections/rules.ts';
import { problemText } from '#app/components/form/form-schema.ts';
import { rightsOn } from '#app/entities/permissions/rules.ts';
import { textFields, textProblems } from './text-rules.ts';

const text = { type: 'string', datatype: 'VARCHAR', length: 10 };
const rows = toCollection({
  collection: 'texts',
  fields: [
    { field: 'id', type: 'integer', datatype: 'INT', primary_key: true, auto_increment: true },
    { field: 'page', type: 'm2o', datatype: 'INT', required: true },
    { field: 'language', ...text, required: true },
    { field: 'title', ...text, required: true },
    { field: 'slug', ...text, validation: '^[a-z]+$' },
    { field: 'lead', ...text, required: true, default_value: 'x' },
  ].map((field) => ({ collection: 'texts', ...field })),
});
const model = { rows, rowKey: 'id', back: 'page', far: null, sortField: null };
const fieldsOf = (isNew: boolean) =>
  textFields(model, rightsOn(null, rows), { isNew, isReadonly: false, language: 'language' });

test('what is shown of a translation', () => {
  expect(fieldsOf(true).map(({ field }) => field.field)).toEqual(['title', 'slug', 'lead']);
});

const required = { title: problemText('required') };

test.each([
  ['a new one without what is required', { language: 'de', slug: 'abc' }, true, required],
  ['emptied again', { language: 'de', title: '' }, true, required],
  ['complete', { language: 'de', title: 'T' }, true, {}],
  ['against a pattern', { title: 'T', slug: 'A1' }, true, { slug: problemText('pattern') }],
  ['too long', { title: 'T'.repeat(11) }, true, { title: problemText('tooLong') }],
  ['a saved one: what isn’t sent isn’t asked for', { id: 3, slug: 'abc' }, false, {}],
  ['a saved one, emptied', { id: 3, title: '' }, false, required],
])('%s [ITM-11]', (_, change, isNew, wanted) => {
  expect(textProblems(change, fieldsOf(isNew), isNew)).toEqual(wanted);
});
