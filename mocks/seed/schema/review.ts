/** The review's editorial collections. */
import {
  type CollectionSeed,
  choice,
  color,
  date,
  datetime,
  decimal,
  divider,
  file,
  german,
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
  textKey,
  time,
  toggle,
  trail,
} from '#mocks/seed/schema/builders.ts';

const statuses = status(
  [
    { value: 'published', name: 'Published', color: 'accent', published: true },
    { value: 'review', name: 'In review', color: 'orange-700' },
    { value: 'draft', name: 'Draft', color: 'blue-grey-400', subdued: true },
    { value: 'deleted', name: 'Deleted', color: 'red', subdued: true, soft_delete: true },
  ],
  'draft',
  { ...german('Zustand'), note: 'Only published texts reach readers.' },
);

const articles: CollectionSeed = {
  collection: 'articles',
  icon: 'article',
  note: 'Everything that is printed or put online',
  ...german('Artikel'),
  fields: [
    key(),
    statuses,
    sort(),
    text('title', {
      ...german('Titel'),
      required: true,
      length: '255',
      note: 'As on the page; the address follows it.',
      options: { placeholder: 'A title', trim: true, showCharacterCount: true },
    }),
    slug('slug', {
      ...german('Adresse'),
      unique: true,
      width: 'half',
      validation: '/^[a-z0-9-]+$/',
      options: { mirroredField: 'title', onlyOnCreation: true },
    }),
    text('subtitle', { ...german('Untertitel'), width: 'half' }),
    file('hero', { ...german('Aufmacherbild'), note: 'At least 1200 px wide.' }),
    html('body', {
      ...german('Text'),
      options: { toolbar: ['bold', 'italic', 'link', 'h2', 'blockquote', 'bullist', 'hr', 'code'] },
    }),
    prose('summary', {
      ...german('Zusammenfassung'),
      options: { rows: 4 },
      note: 'One or two sentences for the list.',
    }),
    one('author', '{{first_name}} {{last_name}}', { ...german('Verfasser'), width: 'half', required: true }),
    one('category', '{{name}}', { ...german('Rubrik'), width: 'half' }),
    many('tags', {
      ...german('Schlagworte'),
      interface: 'many-to-many',
      options: { fields: 'name', template: '{{tags_id.name}}' },
    }),
    divider('planning', 'Planning', 'When it appears, and where.'),
    choice(
      'section',
      { coast: 'Coast', science: 'Science', voices: 'Voices', table: 'Table', hands: 'Hands', arts: 'Arts' },
      {
        ...german('Teil'),
        width: 'half',
        options: { placeholder: 'Part of the magazine', icon: 'bookmark' },
      },
    ),
    choice(
      'format',
      { report: 'Report', essay: 'Essay', interview: 'Interview', gallery: 'Gallery' },
      { ...german('Form'), width: 'half', interface: 'radio-buttons', default_value: 'report' },
    ),
    date('publish_on', { ...german('Erscheint am'), width: 'half', options: { iconRight: 'event' } }),
    datetime('event_at', { ...german('Veranstaltung'), width: 'half', options: { format: 'ymd' } }),
    time('opens_at', { ...german('Einlass'), width: 'half-left' }),
    toggle('featured', {
      ...german('Empfohlen'),
      interface: 'switch',
      width: 'half',
      default_value: '0',
      options: { labelOn: 'On the front page', labelOff: 'Not on the front page' },
    }),
    {
      ...list('channels', { ...german('Kanäle'), interface: 'checkboxes', width: 'full' }),
      options: {
        choices: { print: 'Print', web: 'Web', newsletter: 'Newsletter', radio: 'Radio' },
        draggable: true,
      },
    },
    divider('figures', 'Figures and places'),
    decimal('price', {
      ...german('Preis'),
      width: 'half',
      options: { iconLeft: 'euro_symbol', placeholder: '0.00' },
    }),
    integer('reading_minutes', { ...german('Lesezeit'), width: 'half', signed: false, note: 'Minutes' }),
    integer('rating', {
      ...german('Wertung'),
      interface: 'rating',
      width: 'half',
      signed: false,
      options: { max_stars: 5 },
    }),
    color('color', { ...german('Farbe'), width: 'half' }),
    list('keywords', {
      ...german('Stichworte'),
      options: { alphabetize: true, lowercase: true, iconRight: 'local_offer' },
    }),
    json('location', {
      ...german('Ort'),
      interface: 'map',
      options: { mapLat: '54.5', mapLng: '-0.6', defaultZoom: '6' },
    }),
    json('meta', { ...german('Angaben'), options: { template: { words: 0, source: 'desk', checks: {} } } }),
    divider('links', 'Connections'),
    many('related_articles', {
      ...german('Verwandtes'),
      interface: 'many-to-many',
      options: { fields: 'title,status' },
    }),
    many('letters', {
      ...german('Leserbriefe'),
      options: { fields: 'name,text,published', delete_mode: 'item' },
    }),
    {
      ...many('translations', { ...german('Übersetzungen') }),
      type: 'translation',
      interface: 'translation',
      options: {
        languagesCollection: 'languages',
        languagesPrimaryKeyField: 'code',
        languagesNameField: 'name',
        translationLanguageField: 'language',
        defaultLanguage: 'de-DE',
        lectern: { source_language: 'en-US' },
      },
    },
    text('internal_note', { ...german('Interner Vermerk'), note: 'Not shown to guests of the desk.' }),
    ...trail(['created_by', 'created_on', 'modified_by', 'modified_on']),
  ],
};

const junctions: CollectionSeed[] = [
  {
    collection: 'articles_tags',
    hidden: true,
    note: 'Junction',
    fields: [key(), link('articles_id'), link('tags_id')],
  },
  {
    collection: 'articles_related',
    hidden: true,
    note: 'Junction',
    fields: [key(), sort(), link('article'), link('related')],
  },
  {
    collection: 'articles_translations',
    hidden: true,
    fields: [
      key(),
      link('article'),
      { field: 'language', type: 'lang', datatype: 'VARCHAR', length: '10', interface: 'language' },
      text('title', { length: '255' }),
      text('subtitle'),
      html('body'),
    ],
  },
];

const around: CollectionSeed[] = [
  {
    collection: 'categories',
    icon: 'account_tree',
    ...german('Rubriken'),
    fields: [
      key(),
      sort(),
      text('name', { required: true, width: 'half', length: '80', ...german('Name') }),
      slug('slug', { unique: true, width: 'half', options: { mirroredField: 'name' } }),
      one('parent', '{{name}}', { width: 'half', note: 'Leave empty for a root.' }),
      color('color', { width: 'half' }),
      prose('description', { options: { rows: 5 } }),
      many('children', { options: { fields: 'name,slug', sort_field: 'sort' } }),
    ],
  },
  {
    collection: 'tags',
    icon: 'local_offer',
    ...german('Schlagworte'),
    fields: [
      key(),
      text('name', { required: true, unique: true, length: '80' }),
      many('articles', { interface: 'many-to-many', options: { fields: 'title' } }),
    ],
  },
  {
    collection: 'authors',
    icon: 'person_pin',
    ...german('Verfasser'),
    fields: [
      key(),
      text('first_name', { required: true, width: 'half', length: '60' }),
      text('last_name', { required: true, width: 'half', length: '60' }),
      text('email', { validation: '$email', width: 'half', options: { iconRight: 'alternate_email' } }),
      text('city', { width: 'half' }),
      file('portrait'),
      prose('biography', { options: { rows: 6, serif: true } }),
      date('joined_on', { width: 'half' }),
      toggle('active', { width: 'half', default_value: '1' }),
      many('articles', { options: { fields: 'title,status,publish_on', template: '{{title}}' } }),
    ],
  },
  {
    collection: 'letters',
    icon: 'mail_outline',
    note: 'Post from readers',
    fields: [
      key(),
      text('name', { required: true, width: 'half' }),
      datetime('received_on', { width: 'half', options: { showRelative: true } }),
      prose('text', { required: true }),
      one('article', '{{title}}', { width: 'half' }),
      toggle('published', {
        width: 'half',
        options: { labelOn: 'Printed', labelOff: 'Not printed', checkbox: true },
      }),
    ],
  },
  {
    collection: 'languages',
    icon: 'language',
    fields: [
      textKey('code', '10', { width: 'half' }),
      text('name', { width: 'half', length: '60' }),
      choice('direction', { ltr: 'Left to right', rtl: 'Right to left' }, { width: 'half' }),
    ],
  },
];

export const reviewCollections: CollectionSeed[] = [articles, ...junctions, ...around];

export const reviewRelations: RelationSeed[] = [
  { collection_many: 'articles', field_many: 'author', collection_one: 'authors', field_one: 'articles' },
  { collection_many: 'articles', field_many: 'category', collection_one: 'categories' },
  { collection_many: 'articles', field_many: 'hero', collection_one: 'directus_files' },
  { collection_many: 'articles', field_many: 'created_by', collection_one: 'directus_users' },
  { collection_many: 'articles', field_many: 'modified_by', collection_one: 'directus_users' },
  { collection_many: 'letters', field_many: 'article', collection_one: 'articles', field_one: 'letters' },
  { collection_many: 'authors', field_many: 'portrait', collection_one: 'directus_files' },
  {
    collection_many: 'categories',
    field_many: 'parent',
    collection_one: 'categories',
    field_one: 'children',
  },
  ...pair('articles_tags', ['articles_id', 'articles', 'tags'], ['tags_id', 'tags', 'articles']),
  ...pair('articles_related', ['article', 'articles', 'related_articles'], ['related', 'articles', null]),
  {
    collection_many: 'articles_translations',
    field_many: 'article',
    collection_one: 'articles',
    field_one: 'translations',
  },
];

/** The two relations of a junction table: [its column, the collection there, the field there]. */
export function pair(
  junction: string,
  left: [string, string, string | null],
  right: [string, string, string | null],
): RelationSeed[] {
  return [
    [left, right],
    [right, left],
  ].map(([near, far]) => ({
    collection_many: junction,
    field_many: near?.[0] ?? '',
    collection_one: near?.[1] ?? '',
    field_one: near?.[2] ?? null,
    junction_field: far?.[0] ?? null,
  }));
}
