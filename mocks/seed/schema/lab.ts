/** Two collections that try out forms: one with every interface and odd values, one with 200 fields. */
import {
  bigint,
  type CollectionSeed,
  choice,
  color,
  date,
  datetime,
  decimal,
  divider,
  type FieldSeed,
  file,
  html,
  integer,
  json,
  key,
  link,
  list,
  many,
  one,
  prose,
  type RelationSeed,
  slug,
  sort,
  status,
  text,
  time,
  toggle,
  trail,
  user,
} from '#mocks/seed/schema/builders.ts';
import { pair } from '#mocks/seed/schema/review.ts';

const fruits = { apple: 'Apple', pear: 'Pear', plum: 'Plum' };
const half = { width: 'half' } as const;

/** The group field and what belongs to it. */
const grouped: FieldSeed[] = [
  {
    field: 'box',
    type: 'group',
    datatype: null,
    interface: 'divider',
    options: { style: 'small', title: 'A group' },
  },
  text('inside_one', { ...half, group: 'box' }),
  text('inside_two', { ...half, group: 'box', note: 'Second of the group' }),
];

const foundation: FieldSeed[] = [
  key({ hidden_detail: false, hidden_browse: false, ...half }),
  text('name', { required: true, ...half }),
  status(
    [
      { value: 'good', name: 'Good', color: 'green', published: true },
      { value: 'draft', name: 'Draft', color: 'blue-grey-400', subdued: true },
      { value: 'gone', name: 'Gone', color: 'red', soft_delete: true },
    ],
    'draft',
  ),
  { ...sort(), hidden_detail: false, ...half },
  text('plain', half),
  text('counted', {
    ...half,
    length: '40',
    options: {
      showCharacterCount: true,
      trim: false,
      iconLeft: 'title',
      iconRight: 'check',
      monospace: true,
    },
  }),
  text('checked', { ...half, validation: '/^[A-Z]{2}[0-9]+$/', note: 'Two capitals, then digits' }),
  text('preset', { ...half, default_value: 'as given', options: { formatValue: true } }),
  text('locked', { ...half, readonly: true }),
  prose('words', { options: { rows: 5, placeholder: 'Some words', serif: true } }),
  integer('whole', half),
  integer('counter', {
    ...half,
    default_value: '3',
    signed: false,
    options: { monospace: true, iconLeft: 'tag' },
  }),
  bigint('huge', { ...half, options: { localized: false } }),
  decimal('money', { ...half, default_value: '9.90' }),
  decimal('exact', { ...half, length: '30,12' }),
  { ...decimal('ratio', { ...half, datatype: 'FLOAT', length: '10,4' }) },
  toggle('flag', { ...half, options: { labelOn: 'Yes', labelOff: 'No' } }),
  toggle('flag_box', { ...half, default_value: '1', options: { checkbox: true } }),
  toggle('flag_switch', { ...half, interface: 'switch', options: { labelOn: 'Open', labelOff: 'Shut' } }),
  choice('pick', fruits, { ...half, options: { placeholder: 'A fruit', icon: 'eco' } }),
  choice('pick_broken', {}, { ...half, options: { choices: '{"apple": "Apple"' } }),
  choice('radio', fruits, { ...half, interface: 'radio-buttons', default_value: 'pear' }),
  {
    ...list('boxes', { ...half, interface: 'checkboxes' }),
    options: { choices: fruits, allow_other: true, draggable: true },
  },
  {
    ...list('boxes_wrapped', { ...half, interface: 'checkboxes' }),
    options: { choices: fruits, wrap: true, single: true },
  },
  date('day', { ...half, options: { min: '1990-01-01', max: '2040-12-31' } }),
  datetime('moment', { ...half, options: { format: 'ymd', defaultToCurrentDatetime: true } }),
  datetime('moment_utc', { ...half, options: { utc: true, showRelative: true } }),
  time('clock', { ...half, options: { display24HourClock: false } }),
  slug('slug', { ...half, options: { mirroredField: 'plain', forceLowercase: true } }),
  list('tags', { ...half, options: { alphabetize: true, lowercase: true } }),
  text('tags_text', {
    ...half,
    interface: 'tags',
    options: {
      wrap: true,
      sanitize: true,
      validation: '^[a-z-]+$',
      validationMessage: 'Small letters only.',
    },
  }),
  json('data', { options: { template: { kind: 'sample', list: [1, 2, 3] } } }),
  one('linked', '{{name}}', half),
  one('linked_many', '{{name}}, {{city}}', {
    ...half,
    options: { threshold: 20, visible_fields: 'name,city' },
  }),
  one('linked_nowhere', '{{name}}', { ...half, note: 'Its relation was never set up.' }),
  divider('rule', 'A rule', 'With a line of text under it.'),
  ...grouped,
];

const later: FieldSeed[] = [
  divider('later', 'Later interfaces', 'Shown as they are until their editor exists.'),
  html('rich'),
  prose('markdown', { interface: 'markdown', options: { tabbed: true } }),
  prose('code', { interface: 'code', options: { language: 'text/javascript', lineNumber: true } }),
  json('code_data', {
    interface: 'code',
    options: { language: 'application/json', template: { kind: 'sample', id: 1 }, lineNumber: false },
  }),
  prose('markdown_beside', { interface: 'markdown', options: { tabbed: false, rows: 6 } }),
  text('second_factor', { ...half, interface: '2fa-secret', length: '32' }),
  color('color', half),
  text('palette', { ...half, interface: 'color-palette', length: '20' }),
  text('icon', { ...half, interface: 'icon', length: '30' }),
  integer('slider', {
    ...half,
    interface: 'slider',
    options: { minimum: 0, maximum: 50, step: 5, unit: 'km' },
  }),
  integer('rating', { ...half, interface: 'rating', options: { max_stars: 5 } }),
  integer('size', { ...half, interface: 'file-size' }),
  date('calendar', { ...half, interface: 'calendar' }),
  { ...list('multi', { ...half, interface: 'multiselect' }), options: { choices: fruits, size: 4 } },
  text('buttons', {
    ...half,
    interface: 'button-group',
    options: {
      choices: [
        { label: 'Left', value: 'left', icon: 'format_align_left' },
        { label: 'Right', value: 'right' },
      ],
    },
  }),
  toggle('heart', {
    ...half,
    interface: 'toggle-icon',
    options: { textActive: 'Liked', textInactive: 'Like' },
  }),
  text('language', { ...half, interface: 'language', length: '10', options: { limit: true } }),
  {
    field: 'secret',
    type: 'hash',
    datatype: 'VARCHAR',
    length: '255',
    interface: 'hashed',
    ...half,
    hidden_browse: true,
  },
  text('phrase', { ...half, interface: 'password' }),
  text('of_collection', { ...half, interface: 'collections' }),
  text('of_interface', { ...half, interface: 'interfaces' }),
  json('of_type', {
    ...half,
    interface: 'interface-types',
    options: { interfaceField: 'of_interface' },
  }),
  json('of_options', { interface: 'interface-options', options: { interfaceField: 'of_interface' } }),
  color('color_hsl', { ...half, options: { format: 'hsl', palette: ['0F6B6B', 'C2410C'] } }),
  integer('score', {
    ...half,
    interface: 'rating',
    options: { display: 'number', max_stars: 10, active_color: 'teal' },
  }),
  json('rows', {
    interface: 'repeater',
    options: {
      template: '{{item}} ({{amount}})',
      fields: [
        { field: 'item', interface: 'text-input', type: 'string', width: 'half' },
        { field: 'amount', interface: 'numeric', type: 'integer', width: 'half' },
      ],
    },
  }),
  json('pairs', { interface: 'key-value', ...half }),
  json('place', { interface: 'map', ...half }),
  file('picture', half),
  user('person', half),
  {
    field: 'made_by',
    type: 'user_created',
    datatype: 'INT',
    length: '10',
    interface: 'user-created',
    ...half,
    readonly: true,
  },
  { field: 'uid', type: 'uuid', datatype: 'CHAR', length: '36', interface: 'text-input', ...half },
  many('children', { options: { fields: 'name,status' } }),
  many('fruits', { interface: 'many-to-many', options: { fields: 'name' } }),
  many('ticks', { interface: 'checkboxes-relational', options: { template: '{{name}}', grid: 3 } }),
  {
    field: 'open',
    type: 'alias',
    datatype: null,
    interface: 'preview',
    options: { url_template: 'https://example.com/{{slug}}' },
    ...half,
  },
];

const strange: FieldSeed[] = [
  divider('strange', 'Strange fields', 'Nothing here may break the page.'),
  text('hologram', { ...half, interface: 'acme-hologram', options: { depth: 3 } }),
  text('faceless', { ...half, interface: null }),
  json('faceless_json', { ...half, interface: null }),
  integer('misfit', { ...half, interface: 'wysiwyg', note: 'An interface for another type' }),
  text('hidden_here', { hidden_detail: true }),
  text('hidden_there', { ...half, hidden_browse: true }),
  text('marked', {
    ...half,
    note: '<b>Bold</b> note with <img src=x onerror=alert(1)> and [a link](https://example.com)',
  }),
  text('fills', { width: 'fill' }),
];

export const labFields: readonly FieldSeed[] = [
  ...foundation,
  ...later,
  ...strange,
  ...trail(['owner', 'created_on', 'modified_by', 'modified_on']),
];

/** Names and kinds of the 200 fields of the wide form, a mixture like that of a station's inventory. */
export const wideNames = Array.from({ length: 200 }, (_, index) => {
  const kind =
    ['text', 'text', 'integer', 'text', 'decimal', 'boolean', 'text', 'integer'][index % 8] ?? 'text';
  return { name: `item_${String(index + 1).padStart(3, '0')}`, kind };
});

const parts = ['Mast', 'Sensor', 'Logger', 'Battery', 'Cable', 'Bracket', 'Valve', 'Float', 'Panel', 'Hatch'];

const wideFields: FieldSeed[] = wideNames.flatMap(({ name, kind }, index) => {
  const note = index % 9 === 4 ? 'As written on the plate' : undefined;
  const more = { ...half, ...(note === undefined ? {} : { note }) };
  const field =
    kind === 'integer'
      ? integer(name, more)
      : kind === 'decimal'
        ? decimal(name, more)
        : kind === 'boolean'
          ? toggle(name, more)
          : text(name, more);
  const heading = divider(`part_${index / 20 + 1}`, parts[index / 20] ?? 'Part');
  return index % 20 === 0 ? [heading, field] : [field];
});

export const labCollections: CollectionSeed[] = [
  {
    collection: 'form_lab',
    icon: 'science',
    note: 'Every interface, with values that are usual, missing and odd',
    fields: [...labFields],
  },
  { collection: 'form_lab_tags', hidden: true, note: 'Junction', fields: [key(), link('lab'), link('tag')] },
  {
    collection: 'form_lab_ticks',
    hidden: true,
    note: 'Junction',
    fields: [key(), link('lab'), link('category')],
  },
  {
    collection: 'wide_form',
    icon: 'view_week',
    note: 'Two hundred fields',
    fields: [key(), text('title', { required: true }), ...wideFields],
  },
];

export const labRelations: RelationSeed[] = [
  { collection_many: 'form_lab', field_many: 'linked', collection_one: 'form_lab', field_one: 'children' },
  { collection_many: 'form_lab', field_many: 'linked_many', collection_one: 'customers' },
  { collection_many: 'form_lab', field_many: 'picture', collection_one: 'directus_files' },
  { collection_many: 'form_lab', field_many: 'person', collection_one: 'directus_users' },
  ...pair('form_lab_tags', ['lab', 'form_lab', 'fruits'], ['tag', 'tags', null]),
  ...pair('form_lab_ticks', ['lab', 'form_lab', 'ticks'], ['category', 'categories', null]),
];
