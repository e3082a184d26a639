import { describe, expect, test } from 'vitest';
import { interfaces } from '#app/interfaces/registry.ts';
import { probeField, probeRelation, sampleOptions, sampleValue, settingFields } from './probe.ts';

const empty = {
  collection_many: null,
  field_many: null,
  collection_one: null,
  field_one: null,
  junction_field: null,
};
const settings = { ...empty, interface: 'text-input', type: 'string', length: 40, collection: 'articles' };

describe('the field that is tried out', () => {
  test('is of the type, length and collection that were chosen, with its options [SET-04]', () => {
    const field = probeField({ ...settings, options: { monospace: true }, required: true }, 'Sample');
    expect(field).toMatchObject({
      collection: 'articles',
      type: 'string',
      interface: 'text-input',
      length: '40',
      options: { monospace: true },
      required: true,
      readonly: false,
    });
  });

  test.each([
    ['m2o', 'author'],
    ['file', 'author'],
    ['o2m', 'articles'],
    ['translation', 'articles'],
    ['string', 'author'],
  ])('a field of type %s goes by the name that its side of the relation has', (type, name) => {
    const field = probeField({ ...settings, type, field_many: 'author', field_one: 'articles' }, 'Sample');
    expect(field.field).toBe(name);
  });

  test('without a relation it has a name of its own', () => {
    expect(probeField(settings, 'Sample').field).toBe('sample');
  });
});

test.each([
  [{}, null],
  [{ collection_many: 'articles' }, null],
  [
    { collection_many: 'articles', field_many: 'author', collection_one: 'authors' },
    {
      id: -1,
      collection_many: 'articles',
      field_many: 'author',
      collection_one: 'authors',
      field_one: null,
      junction_field: null,
    },
  ],
])('a relation is one as soon as it names the side of the many: %j [SET-04]', (given, expected) => {
  expect(probeRelation({ ...empty, ...given })).toEqual(expected);
});

describe.each([...interfaces.values()])('$id', (definition) => {
  const fields = settingFields(definition, (key) => ({ name: key, note: null }));
  test('has settings for all that can be tried [SET-04]', () => {
    const names = fields.map(({ field }) => field);
    expect(names).toEqual(
      expect.arrayContaining(['value', 'type', 'length', 'collection', 'readonly', 'required']),
    );
    expect(names.includes('options')).toBe(definition.options.length > 0);
    expect(names.includes('collection_many')).toBe(definition.relational !== undefined);
  });

  test('has sample options that it knows', () => {
    const known = definition.options.map(({ key }) => key);
    for (const key of Object.keys(sampleOptions(definition))) expect(known).toContain(key);
    expect(sampleValue(definition.types[0])).not.toBeUndefined();
  });
});
