/** Saved views and bookmarks: personal, of a role, and for everybody. */
import { ROLE } from '#mocks/seed/roles.ts';

export interface PresetSeed {
  title: string | null;
  user: number | null;
  role: number | null;
  collection: string;
  search_query?: string | null;
  filters?: { field: string; operator: string; value: string }[];
  view_type?: string;
  view_query?: Record<string, { fields?: string; sort?: string }>;
  view_options?: Record<string, Record<string, unknown>>;
}

const everybody = { user: null, role: null };
const table = (fields: string, sort: string, options: Record<string, unknown> = {}) => ({
  view_type: 'tabular',
  view_query: { tabular: { fields, sort } },
  view_options: { tabular: options },
});

export const reviewPresets: PresetSeed[] = [
  {
    title: null,
    ...everybody,
    collection: 'articles',
    ...table('title,status,author,category,publish_on,featured', '-publish_on', {
      spacing: 'cozy',
      widths: {
        title: 380,
        status: 120,
        author: 180,
        category: 160,
        publish_on: 130,
      },
    }),
  },
  {
    title: null,
    ...everybody,
    collection: 'products',
    ...table('sku,name,status,price,stock,weight', 'sort', { widths: { name: 240 } }),
  },
  {
    title: null,
    ...everybody,
    collection: 'orders',
    ...table('id,status,customer,product,total,placed_at', '-placed_at'),
  },
  {
    title: null,
    ...everybody,
    collection: 'readings',
    ...table('id,station,taken_at,value,quality', 'id', { spacing: 'compact' }),
  },
  {
    title: null,
    ...everybody,
    collection: 'letters',
    ...table('subject,name,vanished.name,text,article', '-subject', {
      widths: {
        subject: 0,
        name: -20,
      },
      spacing: 'roomy',
    }),
    filters: [
      {
        field: 'answered_by',
        operator: 'eq',
        value: '3',
      },
    ],
  },
  // Of the installation's own: mocks/seed/extensions.
  {
    title: null,
    user: null,
    role: ROLE.editor,
    collection: 'stations',
    view_type: 'position-chart',
  },
  {
    title: null,
    user: null,
    role: ROLE.editor,
    collection: 'articles',
    ...table('title,status,author,modified_on,modified_by', '-modified_on', { widths: { title: 420 } }),
  },
  {
    title: null,
    user: 1,
    role: null,
    collection: 'authors',
    ...table('last_name,first_name,city,email,active', 'last_name', { spacing: 'comfortable' }),
  },
  {
    title: 'Waiting for proof',
    user: 2,
    role: null,
    collection: 'articles',
    ...table('title,author,modified_on', 'modified_on'),
    filters: [
      {
        field: 'status',
        operator: 'eq',
        value: 'review',
      },
    ],
  },
  {
    title: 'My drafts',
    user: 3,
    role: null,
    collection: 'articles',
    ...table('title,category,modified_on', '-modified_on'),
    filters: [
      {
        field: 'status',
        operator: 'eq',
        value: 'draft',
      },
    ],
  },
  {
    title: 'Ferries & fog',
    user: 1,
    role: null,
    collection: 'articles',
    search_query: 'fog',
    ...table('title,subtitle,publish_on', '-publish_on'),
    filters: [
      {
        field: 'section',
        operator: 'in',
        value: 'coast,science',
      },
      {
        field: 'publish_on',
        operator: 'gte',
        value: '2025-01-01',
      },
    ],
  },
  {
    title: 'Front page',
    user: null,
    role: ROLE.editor,
    collection: 'articles',
    ...table('title,status,rating,publish_on', '-publish_on'),
    filters: [
      {
        field: 'featured',
        operator: 'eq',
        value: '1',
      },
      {
        field: 'status',
        operator: 'eq',
        value: 'published',
      },
    ],
  },
  {
    title: 'Open orders',
    ...everybody,
    collection: 'orders',
    ...table('id,customer,product,quantity,placed_at', 'placed_at'),
    filters: [
      {
        field: 'status',
        operator: 'eq',
        value: 'open',
      },
    ],
  },
  {
    title: 'Picture wall',
    ...everybody,
    collection: 'articles',
    view_type: 'cards',
    view_query: { cards: { sort: '-publish_on' } },
    view_options: {
      cards: {
        title: 'title',
        subtitle: 'author',
        src: 'hero',
        fit: 'crop',
      },
    },
  },
  {
    title: 'Publishing plan',
    ...everybody,
    collection: 'articles',
    view_type: 'calendar',
    view_options: { calendar: { date: 'publish_on', title: 'title', color: 'status' } },
  },
  {
    title: 'Events',
    ...everybody,
    collection: 'articles',
    view_type: 'timeline',
    view_query: { timeline: { sort: '-event_at' } },
    view_options: {
      timeline: { date: 'event_at', title: '{{title}} ({{section}})', content: 'author', color: 'color' },
    },
    filters: [{ field: 'event_at', operator: 'nnull', value: '' }],
  },
  {
    title: 'Old desk view',
    ...everybody,
    collection: 'articles',
    ...table('headline,ressort,title,ressort.chief', '-ressort'),
    filters: [
      {
        field: 'ressort',
        operator: 'contains',
        value: 'coast',
      },
    ],
  },
];

export const publisherPresets: PresetSeed[] = [
  {
    title: null,
    ...everybody,
    collection: 'buecher',
    ...table('titel,untertitel,status,reihe,preis,erschienen_am', '-erschienen_am', {
      widths: { titel: 280 },
    }),
  },
  { title: null, ...everybody, collection: 'termine', ...table('titel,ort,beginn,ausverkauft', 'beginn') },
  {
    title: 'Neu im Programm',
    ...everybody,
    collection: 'buecher',
    ...table('titel,status,erschienen_am', '-erschienen_am'),
    filters: [
      {
        field: 'status',
        operator: 'eq',
        value: 'in_vorbereitung',
      },
    ],
  },
];
