/** The field that an interface is tried out with, and the form of its settings. Pure. */
import type { Values } from '#app/components/form/value-rules.ts';
import { isToMany, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { nestedField } from '#app/interfaces/nested-field.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Keys of the settings that make up a relation, as the API names them. */
export const relationKeys = [
  'collection_many',
  'field_many',
  'collection_one',
  'field_one',
  'junction_field',
] as const;

const samples: Readonly<Record<string, unknown>> = {
  string: 'The harbour in spring',
  slug: 'the-harbour-in-spring',
  lang: 'en-GB',
  integer: 42,
  sort: 3,
  decimal: 12.5,
  boolean: true,
  date: '2021-04-09',
  datetime: '2021-04-09 18:30:00',
  datetime_created: '2021-04-09T18:30:00+00:00',
  datetime_updated: '2021-04-09T18:30:00+00:00',
  time: '18:30:00',
  array: ['red', 'blue'],
  json: { kind: 'sample', list: [1, 2, 3] },
  status: 'draft',
  user_created: 1,
  user_updated: 1,
  owner: 1,
};

/** A value that a field of this type may hold; null where only the data of a project could tell. */
export function sampleValue(type: string): unknown {
  return ownValue(samples, type) ?? null;
}

const choices = { red: 'Red', green: 'Green', blue: 'Blue' };
const statuses = {
  published: { name: 'Published', background_color: 'green' },
  draft: { name: 'Draft', background_color: 'blue-grey' },
};

/** Options without which an interface has nothing to show. */
export function sampleOptions({ options }: Pick<InterfaceDefinition, 'options'>): Record<string, unknown> {
  const keys = options.map(({ key }) => key);
  return {
    ...(keys.includes('choices') ? { choices } : {}),
    ...(keys.includes('status_mapping') ? { status_mapping: statuses } : {}),
    ...(keys.includes('url_template') ? { url_template: 'https://example.com/{{id}}' } : {}),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The field as the settings describe it; with a relation it goes by the name that this has for it. */
export function probeField(settings: Values, label: string): Field {
  const type = textOf(settings['type']);
  const own = isToMany({ type } as Field) ? settings['field_one'] : settings['field_many'];
  return nestedField(
    {
      field: textOf(own) || 'sample',
      interface: textOf(settings['interface']),
      type,
      length: settings['length'] === null ? null : String(settings['length']),
      options: toObject(settings['options']),
      readonly: settings['readonly'] === true,
      required: settings['required'] === true,
      name: label,
    },
    textOf(settings['collection']),
  );
}

/** The relation of the settings; null as long as it names no collection and field on the side of the many. */
export function probeRelation(settings: Values): Relation | null {
  const [many = '', field = '', one = '', fieldOne = '', junction = ''] = relationKeys.map((key) =>
    textOf(settings[key]),
  );
  if (many === '' || field === '') return null;
  return {
    id: -1,
    collection_many: many,
    field_many: field,
    collection_one: one,
    field_one: fieldOne || null,
    junction_field: junction || null,
  };
}

/** What a setting is called, and what is to be known of it; null for nothing. */
export type SettingWords = (key: string) => { name: string; note: string | null };

/** The fields of the form of settings. Each is edited by one of the interfaces, as any other field. */
export function settingFields(definition: InterfaceDefinition, words: SettingWords): Field[] {
  const { id, types } = definition;
  const field = (key: string, input: string, type: string, more: Record<string, unknown> = {}) =>
    nestedField({ field: key, interface: input, type, ...words(key), width: 'half', ...more }, '');
  const toggle = (key: string) => field(key, 'toggle', 'boolean', { width: 'half' });
  return [
    field('value', 'json', 'json', { width: 'full' }),
    field('interface', 'text-input', 'string', { readonly: true, default: id }),
    field('type', 'dropdown', 'string', {
      options: { choices: Object.fromEntries(types.map((type) => [type, type])) },
    }),
    field('length', 'numeric', 'integer', { signed: false }),
    field('collection', 'collections', 'string', { options: { include_system: true } }),
    ...['readonly', 'required', 'loading', 'new_item'].map(toggle),
    ...(definition.options.length > 0
      ? [
          field('options', 'interface-options', 'json', {
            width: 'full',
            options: { interfaceField: 'interface' },
          }),
        ]
      : []),
    ...(definition.relational === undefined
      ? []
      : relationKeys.map((key) =>
          field(key, key.startsWith('collection') ? 'collections' : 'text-input', 'string', {
            options: { include_system: true },
          }),
        )),
  ];
}
