/** Roles of the demo and what they may do. */
import type { Permission, PermissionLevel } from '#mocks/engine/types.ts';

export const ROLE = { admin: 1, public: 2, editor: 3, author: 4, viewer: 5 } as const;

export type PermissionSeed = Pick<Permission, 'role' | 'collection'> &
  Partial<Omit<Permission, 'id' | 'role' | 'collection'>>;

type Levels = Partial<Pick<Permission, 'create' | 'read' | 'update' | 'delete' | 'comment'>>;

const all: Levels = { create: 'full', read: 'full', update: 'full', delete: 'full', comment: 'update' };
const reading: Levels = { read: 'full', comment: 'read' };
const mine = (level: PermissionLevel = 'mine'): Levels => ({
  create: 'full',
  read: level,
  update: level,
  delete: level,
  comment: 'update',
});

/** What the API itself grants to every new role. */
function system(role: number, writesFiles: boolean): PermissionSeed[] {
  const files: Levels = writesFiles
    ? { create: 'full', read: 'full', update: 'full', delete: 'full' }
    : { read: 'full' };
  const hidden = ['deleted', 'draft', 'invited', 'suspended'];
  return [
    { role, collection: 'directus_activity', create: 'full', read: 'mine', comment: 'update' },
    {
      role,
      collection: 'directus_collection_presets',
      create: 'full',
      read: 'full',
      update: 'mine',
      delete: 'mine',
    },
    { role, collection: 'directus_collections', read: 'full' },
    { role, collection: 'directus_fields', read: 'full' },
    { role, collection: 'directus_files', ...files },
    { role, collection: 'directus_folders', ...files },
    { role, collection: 'directus_permissions', read: 'mine' },
    { role, collection: 'directus_relations', read: 'full' },
    { role, collection: 'directus_revisions', create: 'full', read: 'full' },
    { role, collection: 'directus_roles', read: 'mine' },
    { role, collection: 'directus_settings', read: 'full' },
    { role, collection: 'directus_users', status: 'active', read: 'full', update: 'mine', delete: 'mine' },
    ...hidden.map((status) => ({ role, collection: 'directus_users', status })),
  ];
}

const grant = (role: number, collections: string[], levels: Levels): PermissionSeed[] =>
  collections.map((collection) => ({ role, collection, ...levels }));

const editorial = [
  'articles_tags',
  'articles_related',
  'articles_translations',
  'categories',
  'tags',
  'authors',
  'letters',
];
const trade = ['products', 'products_files', 'customers', 'orders'];
const rest = [
  'languages',
  'stations',
  'readings',
  'about',
  'site_settings',
  'form_lab',
  'form_lab_tags',
  'form_lab_ticks',
  'places',
];
const open = [...editorial, ...trade, ...rest, 'wide_form', 'legacy_ledger'];

const authorHides = ['featured', 'price', 'internal_note'];
const asAuthor = { role: ROLE.author, collection: 'articles', write_field_blacklist: authorHides };
const asEditor = { role: ROLE.editor, collection: 'articles' };
const asViewer = {
  role: ROLE.viewer,
  collection: 'articles',
  read_field_blacklist: ['internal_note', 'price'],
};

export const reviewPermissions: PermissionSeed[] = [
  // editors: everything but settings, and what is published stays
  ...system(ROLE.editor, true),
  { ...asEditor, ...all, status: 'published', delete: 'none' },
  { ...asEditor, ...all, status: 'review' },
  { ...asEditor, ...all, status: 'draft' },
  { ...asEditor, ...all, status: 'deleted', delete: 'none' },
  ...grant(ROLE.editor, [...open, 'fees'], all),
  // authors: their own texts, and no way to publish them
  ...system(ROLE.author, true),
  { ...asAuthor, status: '$create', create: 'full', status_blacklist: ['published', 'deleted'] },
  { ...asAuthor, status: 'draft', ...mine(), status_blacklist: ['published', 'deleted'] },
  { ...asAuthor, status: 'review', ...mine(), delete: 'none', status_blacklist: ['published', 'deleted'] },
  {
    ...asAuthor,
    status: 'published',
    read: 'mine',
    comment: 'read',
    status_blacklist: ['draft', 'review', 'deleted'],
  },
  { ...asAuthor, status: 'deleted' },
  ...grant(ROLE.author, ['articles_tags', 'articles_related', 'articles_translations', 'letters'], all),
  ...grant(ROLE.author, ['categories', 'authors', 'languages', 'about'], reading),
  ...grant(ROLE.author, ['tags'], { ...reading, create: 'full' }),
  // viewers: everything to read but fees, drafts and two fields
  ...system(ROLE.viewer, false),
  { ...asViewer, status: 'published', ...reading },
  { ...asViewer, status: 'review', ...reading },
  { ...asViewer, status: 'draft' },
  { ...asViewer, status: 'deleted' },
  ...grant(
    ROLE.viewer,
    open.filter((name) => name !== 'customers'),
    reading,
  ),
  { role: ROLE.viewer, collection: 'customers', ...reading, read_field_blacklist: ['email'] },
];

const books = ['buecher_autoren', 'autoren', 'reihen', 'termine', 'verlag'];
const asBookAuthor = {
  role: ROLE.author,
  collection: 'buecher',
  write_field_blacklist: ['empfehlung', 'preis'],
};

export const publisherPermissions: PermissionSeed[] = [
  ...system(ROLE.editor, true),
  ...grant(ROLE.editor, ['buecher', ...books], all),
  ...system(ROLE.author, true),
  { ...asBookAuthor, status: '$create', create: 'full', status_blacklist: ['lieferbar', 'geloescht'] },
  { ...asBookAuthor, status: 'in_vorbereitung', ...mine(), status_blacklist: ['lieferbar', 'geloescht'] },
  { ...asBookAuthor, status: 'lieferbar', read: 'mine' },
  { ...asBookAuthor, status: 'vergriffen', read: 'mine' },
  { ...asBookAuthor, status: 'geloescht' },
  ...grant(ROLE.author, books, reading),
  ...system(ROLE.viewer, false),
  ...grant(ROLE.viewer, ['buecher', ...books], reading),
];

export interface RoleSeed {
  id: number;
  name: string;
  description: string;
  collection_listing?: unknown;
  module_listing?: unknown;
}

const group = (group_name: string, collections: string[]) => ({
  group_name,
  collections: collections.map((collection) => ({ collection })),
});

export const reviewRoles: RoleSeed[] = [
  {
    id: ROLE.editor,
    name: 'Editor',
    description: 'Runs the desk: all content, no settings',
    collection_listing: [
      group('Editorial', ['articles', 'categories', 'tags', 'authors', 'letters', 'about']),
      group('Shop', ['products', 'customers', 'orders', 'fees', 'legacy_ledger']),
      group('Instruments', ['stations', 'readings']),
      group('Workbench', ['site_settings', 'languages', 'form_lab', 'wide_form', 'places']),
    ],
  },
  { id: ROLE.author, name: 'Author', description: 'Writes, sees and changes own texts' },
  {
    id: ROLE.viewer,
    name: 'Viewer',
    description: 'Reads along',
    module_listing: [
      { name: 'Content', link: '/collections', icon: 'box' },
      { name: 'Pictures', link: '/files', icon: 'photo_library' },
      { name: 'Website', link: 'https://example.com', icon: 'public' },
    ],
  },
];

export const publisherRoles: RoleSeed[] = [
  {
    id: ROLE.editor,
    name: 'Redaktion',
    description: 'Pflegt das Programm',
    collection_listing: [
      group('Programm', ['buecher', 'autoren', 'reihen']),
      group('Haus', ['termine', 'verlag']),
    ],
  },
  { id: ROLE.author, name: 'Verfasser', description: 'Schreibt und sieht das Eigene' },
  { id: ROLE.viewer, name: 'Gast', description: 'Liest mit' },
];
