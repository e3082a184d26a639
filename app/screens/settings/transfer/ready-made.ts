/** Models to begin with, as the file of a project that has nothing else. Pure. */
import { toCollections } from '#app/entities/collections/rules.ts';
import { type SchemaFile, toSchemaFile } from '#app/entities/collections/schema-file.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import { type DefaultField, newCollection } from '#app/screens/settings/collections/new-collection.ts';

export const readyMadeIds = ['publication', 'shop', 'events'] as const;
export type ReadyMadeId = (typeof readyMadeIds)[number];

interface ReadyMadeCollection {
  icon: string;
  /** How its items are named. */
  template: string;
  /** Fields that the server or the set-up knows. */
  begins?: readonly DefaultField[];
  fields: FieldBody[];
}

interface ReadyMade {
  collections: Record<string, ReadyMadeCollection>;
  /** Links to one, as `collection.field`, with the collection and the list there that they lead to; null: no list. */
  links: [from: string, to: string, list: string | null][];
}

const text = (field: string, more: FieldBody = {}): FieldBody => ({
  field,
  type: 'string',
  datatype: 'VARCHAR',
  length: 200,
  interface: 'text-input',
  ...more,
});
const long = (field: string, id = 'textarea'): FieldBody => ({
  field,
  type: 'string',
  datatype: 'TEXT',
  interface: id,
});
const slug = (mirrored: string): FieldBody => ({
  field: 'slug',
  type: 'slug',
  datatype: 'VARCHAR',
  length: 200,
  interface: 'slug',
  unique: true,
  width: 'half',
  options: { mirroredField: mirrored },
});
const money = (field: string): FieldBody => ({
  field,
  type: 'decimal',
  datatype: 'DECIMAL',
  length: '10,2',
  interface: 'numeric',
  width: 'half',
});
const whole = (field: string, more: FieldBody = {}): FieldBody => ({
  field,
  type: 'integer',
  datatype: 'INT',
  interface: 'numeric',
  width: 'half',
  ...more,
});
const moment = (field: string, type: 'date' | 'datetime' = 'datetime'): FieldBody => ({
  field,
  type,
  datatype: type.toUpperCase(),
  interface: type,
  width: 'half',
});
const toOne = (field: string, template: string): FieldBody => ({
  field,
  type: 'm2o',
  datatype: 'INT',
  interface: 'many-to-one',
  width: 'half',
  options: { template },
});
const list = (field: string, template: string): FieldBody => ({
  field,
  type: 'o2m',
  interface: 'one-to-many',
  options: { template },
});
const file = (field: string): FieldBody => ({ field, type: 'file', datatype: 'INT', interface: 'file' });
const required = { required: true };

const models: Record<ReadyMadeId, ReadyMade> = {
  publication: {
    collections: {
      articles: {
        icon: 'article',
        template: '{{title}}',
        begins: ['status', 'created_by', 'created_on', 'modified_on'],
        fields: [
          text('title', required),
          slug('title'),
          moment('published_on'),
          toOne('author', '{{name}}'),
          toOne('category', '{{name}}'),
          file('cover'),
          long('teaser'),
          long('body', 'wysiwyg'),
        ],
      },
      authors: {
        icon: 'people',
        template: '{{name}}',
        fields: [
          text('name', { ...required, width: 'half' }),
          text('email', { width: 'half' }),
          file('picture'),
          long('about'),
          list('articles', '{{title}}'),
        ],
      },
      categories: {
        icon: 'category',
        template: '{{name}}',
        begins: ['sort'],
        fields: [text('name', { ...required, width: 'half' }), slug('name')],
      },
    },
    links: [
      ['articles.author', 'authors', 'articles'],
      ['articles.category', 'categories', null],
      ['articles.cover', 'directus_files', null],
      ['authors.picture', 'directus_files', null],
    ],
  },
  shop: {
    collections: {
      products: {
        icon: 'store',
        template: '{{name}}',
        begins: ['status', 'created_on', 'modified_on'],
        fields: [
          text('name', required),
          text('sku', { unique: true, length: 40, width: 'half' }),
          slug('name'),
          money('price'),
          whole('stock', { default_value: '0' }),
          toOne('category', '{{name}}'),
          file('picture'),
          long('description', 'wysiwyg'),
        ],
      },
      product_categories: {
        icon: 'category',
        template: '{{name}}',
        begins: ['sort'],
        fields: [text('name', required), list('products', '{{name}}')],
      },
      customers: {
        icon: 'people',
        template: '{{name}}',
        fields: [
          text('name', { ...required, width: 'half' }),
          text('email', { width: 'half' }),
          long('address'),
          list('purchases', '{{number}}'),
        ],
      },
      purchases: {
        icon: 'shopping_cart',
        template: '{{number}}, {{customer.name}}',
        begins: ['status', 'created_on'],
        fields: [
          text('number', { ...required, unique: true, length: 40, width: 'half' }),
          moment('placed_on', 'date'),
          toOne('customer', '{{name}}'),
          list('lines', '{{quantity}} × {{product.name}}'),
          long('note'),
        ],
      },
      purchase_lines: {
        icon: 'receipt',
        template: '{{quantity}} × {{product.name}}',
        fields: [
          toOne('purchase', '{{number}}'),
          toOne('product', '{{name}}'),
          whole('quantity', { default_value: '1' }),
          money('price'),
        ],
      },
    },
    links: [
      ['products.category', 'product_categories', 'products'],
      ['products.picture', 'directus_files', null],
      ['purchases.customer', 'customers', 'purchases'],
      ['purchase_lines.purchase', 'purchases', 'lines'],
      ['purchase_lines.product', 'products', null],
    ],
  },
  events: {
    collections: {
      events: {
        icon: 'event',
        template: '{{title}}',
        begins: ['status', 'created_by', 'created_on'],
        fields: [
          text('title', required),
          slug('title'),
          moment('begins'),
          moment('ends'),
          toOne('place', '{{name}}'),
          file('picture'),
          long('description', 'wysiwyg'),
        ],
      },
      places: {
        icon: 'place',
        template: '{{name}}',
        fields: [text('name', required), long('address'), list('events', '{{title}}')],
      },
    },
    links: [
      ['events.place', 'places', 'events'],
      ['events.picture', 'directus_files', null],
    ],
  },
};

export function collectionsOf(id: ReadyMadeId): string[] {
  return Object.keys(models[id].collections);
}

/** The model as a file: collections with keys that count, their fields in this order, and what links them. */
export function readyMadeFile(id: ReadyMadeId): SchemaFile {
  const { collections, links } = models[id];
  const raw = Object.entries(collections).map(([name, { icon, template, begins = [], fields }]) => {
    const [key, ...kept] = newCollection(name, new Set(begins)).fields;
    const named = { ...key, options: { lectern: { display_template: template } } };
    const all = [named, ...fields, ...kept].map((field, at) => ({
      ...field,
      collection: name,
      sort: at + 1,
    }));
    return { collection: name, icon, managed: true, fields: all };
  });
  const relations = links.map(([from, to, listThere], at) => {
    const [collection_many = '', field_many = ''] = from.split('.');
    return {
      id: at + 1,
      collection_many,
      field_many,
      collection_one: to,
      field_one: listThere,
      junction_field: null,
    };
  });
  return toSchemaFile({ collections: toCollections(raw), relations, access: null });
}
