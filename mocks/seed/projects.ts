/** The two projects of the demo, as lists of what the loader has to make. */
import type { HistorySeed } from '#mocks/seed/history.ts';
import {
  type PermissionSeed,
  publisherPermissions,
  publisherRoles,
  type RoleSeed,
  reviewPermissions,
  reviewRoles,
} from '#mocks/seed/roles.ts';
import { type PresetSeed, publisherPresets, reviewPresets } from '#mocks/seed/presets.ts';
import type { CollectionSeed, RelationSeed } from '#mocks/seed/schema/builders.ts';
import { houseCollections, houseRelations } from '#mocks/seed/schema/house.ts';
import { labCollections, labRelations } from '#mocks/seed/schema/lab.ts';
import { placeCollections, placeRelations } from '#mocks/seed/schema/places.ts';
import { publisherCollections, publisherRelations } from '#mocks/seed/schema/publisher.ts';
import { reviewCollections, reviewRelations } from '#mocks/seed/schema/review.ts';
import { publisherUsers, reviewUsers, type UserSeed } from '#mocks/seed/users.ts';

const reviewHistory: HistorySeed = {
  collection: 'articles',
  every: 8,
  status: 'status',
  first: 'draft',
  between: 'review',
  byWriter: ['subtitle', 'summary'],
  byEditor: ['publish_on', 'rating'],
  createdBy: 'created_by',
  createdOn: 'created_on',
  modifiedBy: 'modified_by',
  modifiedOn: 'modified_on',
  comments: [
    'Lovely opening. Could the second paragraph lose a sentence?',
    'Picture desk: the morning one, please, not the postcard.',
    'Checked with the harbour office, the number of moorings is right.',
    'Is this the same person as in the spring issue?',
    'Proof read. Two commas and one fish.',
    'Headline is four letters too long for the cover.',
    'Do we have this in German?',
    '<b>Careful</b>: the quote is from a letter, not from a talk <img src=x onerror=alert(1)>.',
    'Moved to the autumn issue.',
    'The recipe was cooked twice. It works.',
    'Please add the opening times.',
    'Good. Print it.',
  ],
};

const publisherHistory: HistorySeed = {
  collection: 'buecher',
  every: 7,
  status: 'status',
  first: 'in_vorbereitung',
  between: 'vergriffen',
  byWriter: ['untertitel'],
  byEditor: ['isbn', 'seiten'],
  createdBy: 'angelegt_von',
  createdOn: 'angelegt_am',
  modifiedBy: 'geaendert_von',
  modifiedOn: 'geaendert_am',
  comments: [
    'Umschlag bitte etwas wärmer.',
    'Klappentext ist ein Satz zu lang.',
    'Druckerei bestätigt den Termin.',
    'Widmung fehlt noch.',
    'Freigegeben.',
  ],
};

export interface ProjectSeed {
  key: 'tidewater' | 'verlag';
  name: string;
  /** Rows of directus_settings besides the standard ones; pictures by the name of their file. */
  settings: Record<string, string>;
  pictures: Record<string, string>;
  folders: string[];
  roles: RoleSeed[];
  users: UserSeed[];
  permissions: PermissionSeed[];
  presets: PresetSeed[];
  collections: CollectionSeed[];
  relations: RelationSeed[];
  history: HistorySeed[];
}

const thumbnails = JSON.stringify([
  { key: 'card', width: 200, height: 200, fit: 'crop', quality: 80 },
  { key: 'avatar', width: 100, height: 100, fit: 'crop', quality: 80 },
  // the app of later versions asks for these six
  ...['crop', 'contain'].flatMap((fit) => [
    { key: `directus-small-${fit}`, width: 64, height: 64, fit, quality: 80 },
    { key: `directus-medium-${fit}`, width: 300, height: 300, fit, quality: 80 },
    { key: `directus-large-${fit}`, width: 800, height: 600, fit, quality: 80 },
  ]),
]);

export const projects: ProjectSeed[] = [
  {
    key: 'tidewater',
    name: 'The Tidewater Review',
    settings: {
      project_color: '#0f6b6b',
      project_url: 'https://example.com',
      default_locale: 'en-US',
      asset_whitelist_system: thumbnails,
      project_public_note: 'The desk of **The Tidewater Review**. Guests: viewer@example.com.',
    },
    pictures: { project_logo: 'logo-tidewater.svg', project_background: 'backdrop-tidewater.jpg' },
    folders: ['Pictures', 'Shop', 'People', 'House'],
    roles: reviewRoles,
    users: reviewUsers,
    permissions: reviewPermissions,
    presets: reviewPresets,
    collections: [...reviewCollections, ...houseCollections, ...labCollections, ...placeCollections],
    relations: [...reviewRelations, ...houseRelations, ...labRelations, ...placeRelations],
    history: [reviewHistory],
  },
  {
    key: 'verlag',
    name: 'Verlag Nordlicht',
    settings: {
      project_color: '#c2410c',
      project_url: 'https://example.com',
      default_locale: 'de-DE',
      asset_whitelist_system: thumbnails,
      project_public_note: 'Redaktion des **Verlags Nordlicht**. Nur für Mitarbeitende.',
    },
    pictures: { project_logo: 'logo-verlag.svg', project_background: 'backdrop-verlag.jpg' },
    folders: ['Umschläge', 'Messen', 'Menschen', 'Haus'],
    roles: publisherRoles,
    users: publisherUsers,
    permissions: publisherPermissions,
    presets: publisherPresets,
    collections: publisherCollections,
    relations: publisherRelations,
    history: [publisherHistory],
  },
];
