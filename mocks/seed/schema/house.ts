/** The review's shop, its instruments, its single pages and what only the desk may see. */
import {
  bigint,
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
  list,
  link,
  many,
  one,
  prose,
  type RelationSeed,
  sort,
  status,
  text,
  textKey,
  toggle,
  user,
} from '#mocks/seed/schema/builders.ts';
import { pair } from '#mocks/seed/schema/review.ts';

const shop: CollectionSeed[] = [
  {
    collection: 'products',
    icon: 'storefront',
    note: 'What the shop sells; the key is the number on the label',
    ...german('Waren'),
    fields: [
      textKey('sku', '64', { width: 'half', note: 'Any characters that fit on a label.' }),
      text('name', { required: true, width: 'half' }),
      status(
        [
          { value: 'active', name: 'Active', color: 'green', published: true },
          { value: 'hidden', name: 'Hidden', color: 'blue-grey-400', subdued: true },
          { value: 'retired', name: 'Retired', color: 'brown-400', subdued: true },
        ],
        'active',
      ),
      sort(),
      prose('description', { options: { rows: 4 } }),
      bigint('barcode', { width: 'half', options: { localized: false, monospace: true } }),
      decimal('weight', { length: '20,6', width: 'half', note: 'Kilograms, six digits behind the point' }),
      decimal('price', { width: 'half', required: true, options: { iconLeft: 'euro_symbol' } }),
      integer('stock', { width: 'half', default_value: '0' }),
      date('available_from', { width: 'half' }),
      list('tags', { width: 'half' }),
      file('image'),
      many('gallery', { interface: 'files', options: { fields: 'title', accept: 'image/jpeg,image/png' } }),
    ],
  },
  {
    collection: 'products_files',
    hidden: true,
    note: 'Junction',
    fields: [key(), link('product', { type: 'string', datatype: 'VARCHAR', length: '64' }), link('file')],
  },
  {
    collection: 'customers',
    icon: 'groups',
    ...german('Kundschaft'),
    fields: [
      key({ hidden_browse: false }),
      text('name', { required: true, width: 'half' }),
      text('email', { validation: '$email', width: 'half', unique: true }),
      text('city', { width: 'half' }),
      text('time_zone', { width: 'half', length: '64' }),
      date('since', { width: 'half' }),
      toggle('newsletter', { width: 'half', default_value: '0' }),
      many('orders', { options: { fields: 'placed_at,product,total,status' } }),
    ],
  },
  {
    collection: 'orders',
    icon: 'receipt',
    ...german('Bestellungen'),
    fields: [
      key({ hidden_browse: false }),
      status(
        [
          { value: 'open', name: 'Open', color: 'amber-700' },
          { value: 'paid', name: 'Paid', color: 'light-blue-700', published: true },
          { value: 'shipped', name: 'Shipped', color: 'green', published: true },
          { value: 'cancelled', name: 'Cancelled', color: 'red', subdued: true },
        ],
        'open',
      ),
      one('customer', '{{name}}, {{city}}', {
        width: 'half',
        required: true,
        options: { visible_fields: 'name,email,city' },
      }),
      one('product', '{{name}}', { width: 'half', datatype: 'VARCHAR', length: '64', required: true }),
      integer('quantity', { width: 'half', default_value: '1', signed: false }),
      decimal('total', { width: 'half', readonly: true, note: 'Price at the time of the order' }),
      datetime('placed_at', {
        width: 'half',
        options: { utc: true, format: 'dmy', lectern: { group: 'Delivery' } },
        note: 'Universal time',
      }),
      datetime('shipped_at', {
        width: 'half',
        options: {
          utc: true,
          lectern: {
            group: 'Delivery',
            show_when: [
              { field: 'status', operator: 'eq', value: 'shipped' },
              { field: 'shipped_at', operator: 'nnull', logical: 'or' },
            ],
          },
        },
      }),
      prose('note', {
        options: {
          rows: 5,
          lectern: { require_when: [{ field: 'status', operator: 'eq', value: 'cancelled' }] },
        },
        note: 'Why, when it was cancelled',
      }),
    ],
  },
];

const instruments: CollectionSeed[] = [
  {
    collection: 'stations',
    icon: 'sensors',
    note: 'Known by serial numbers of up to sixteen digits',
    fields: [
      {
        field: 'id',
        type: 'integer',
        datatype: 'BIGINT',
        length: '20',
        interface: 'primary-key',
        primary_key: true,
        required: true,
      },
      text('name', { required: true }),
      choice('kind', { tide: 'Tide', wave: 'Wave', wind: 'Wind', salt: 'Salinity' }, { width: 'half' }),
      date('installed_on', { width: 'half' }),
      json('position', { interface: 'map' }),
      toggle('active', { default_value: '1' }),
    ],
  },
  {
    collection: 'readings',
    icon: 'show_chart',
    note: 'One value every ten minutes, from all stations',
    fields: [
      key({ hidden_browse: false }),
      one('station', '{{name}}', { datatype: 'BIGINT', length: '20', width: 'half' }),
      datetime('taken_at', { width: 'half' }),
      decimal('value', { width: 'half', length: '8,3' }),
      choice(
        'quality',
        { good: 'Good', doubtful: 'Doubtful', bad: 'Bad', missing: 'Missing' },
        { width: 'half' },
      ),
      text('note'),
    ],
  },
];

const house: CollectionSeed[] = [
  {
    collection: 'about',
    icon: 'info',
    single: true,
    ...german('Über uns'),
    fields: [
      key(),
      text('headline', { required: true }),
      html('text'),
      date('founded_on', { width: 'half' }),
      integer('issues_a_year', { width: 'half' }),
      text('contact', { width: 'half', validation: '$email' }),
      user('editor_in_chief', { width: 'half', options: { template: '{{first_name}} {{last_name}}' } }),
    ],
  },
  {
    collection: 'site_settings',
    icon: 'tune',
    single: true,
    fields: [
      key(),
      text('title', { width: 'half', required: true }),
      text('strapline', { width: 'half' }),
      toggle('show_shop', { width: 'half' }),
      color('accent', { width: 'half' }),
      divider('foot', 'Foot of the page'),
      text('footer'),
      json('menu', {
        interface: 'repeater',
        options: {
          template: '{{label}}: {{link}}',
          fields: [
            { field: 'label', interface: 'text-input', type: 'string', width: 'half' },
            { field: 'link', interface: 'text-input', type: 'string', width: 'half' },
          ],
        },
      }),
    ],
  },
  {
    collection: 'fees',
    icon: 'payments',
    note: 'Not for guests of the desk',
    fields: [
      key(),
      one('author', '{{first_name}} {{last_name}}', { width: 'half' }),
      one('article', '{{title}}', { width: 'half' }),
      decimal('amount', { width: 'half', required: true }),
      date('paid_on', { width: 'half' }),
      text('reference', { unique: true, length: '40', options: { monospace: true } }),
    ],
  },
];

export const houseCollections: CollectionSeed[] = [...shop, ...instruments, ...house];

export const houseRelations: RelationSeed[] = [
  { collection_many: 'orders', field_many: 'customer', collection_one: 'customers', field_one: 'orders' },
  { collection_many: 'orders', field_many: 'product', collection_one: 'products' },
  { collection_many: 'products', field_many: 'image', collection_one: 'directus_files' },
  ...pair('products_files', ['product', 'products', 'gallery'], ['file', 'directus_files', null]),
  { collection_many: 'readings', field_many: 'station', collection_one: 'stations' },
  { collection_many: 'about', field_many: 'editor_in_chief', collection_one: 'directus_users' },
  { collection_many: 'fees', field_many: 'author', collection_one: 'authors' },
  { collection_many: 'fees', field_many: 'article', collection_one: 'articles' },
];
