/** The shapes that the parts of the engine hand to each other. Names are the API's own words. */
import type { Relation } from '#app/entities/relations/types.ts';
import type { WebhookCall as LoggedCall } from '#app/entities/webhooks/types.ts';
import type { Release } from '#mocks/engine/releases/release.ts';
import type { Driver } from '#mocks/storage/driver.ts';

/** A row of directus_fields, or a column of an unmanaged table (`id` null, `managed` false). */
export interface FieldDefinition {
  id: number | null;
  collection: string;
  field: string;
  /** Lower case always (`o2m`, `alias`); the API's upper-case answers are made when answering. */
  type: string;
  /** MySQL's name of the column type, `null` for fields without a column. */
  datatype: string | null;
  interface: string | null;
  options: Record<string, unknown> | null;
  default_value: string | null;
  length: string | null;
  locked: boolean;
  validation: string | null;
  /** Whether a value is demanded, as lists of fields say. */
  required: boolean;
  /** What a reply about the field alone says of that. */
  required_alone: boolean;
  readonly: boolean;
  hidden_detail: boolean;
  hidden_browse: boolean;
  unique: boolean;
  primary_key: boolean;
  auto_increment: boolean;
  signed: boolean;
  sort: number | null;
  width: string | null;
  group: number | null;
  note: string | null;
  translation: unknown;
  managed: boolean;
}

export interface CollectionDefinition {
  collection: string;
  managed: boolean;
  hidden: boolean;
  single: boolean;
  system: boolean;
  icon: string | null;
  note: string | null;
  translation: unknown;
  /** Keyed by field name, in the order of the API's answers. */
  fields: Map<string, FieldDefinition>;
  primaryKey: FieldDefinition | null;
  statusField: FieldDefinition | null;
  sortField: FieldDefinition | null;
  userCreatedField: FieldDefinition | null;
}

export type RelationDefinition = Relation;

export interface Schema {
  collections: Map<string, CollectionDefinition>;
  relations: RelationDefinition[];
  /** The relation of a to-one field (m2o, file, user, …), undefined where none is set up. */
  toOne(collection: string, field: string): RelationDefinition | undefined;
  /** The relation of a to-many field (o2m, translation, and m2m through its junction). */
  toMany(collection: string, field: string): RelationDefinition | undefined;
}

export type PermissionLevel = 'none' | 'mine' | 'role' | 'full';

/** A row of directus_permissions with its lists parsed. `status` is null for collections without statuses. */
export interface Permission {
  id: number;
  role: number;
  collection: string;
  status: string | null;
  create: PermissionLevel;
  read: PermissionLevel;
  update: PermissionLevel;
  delete: PermissionLevel;
  comment: 'none' | 'read' | 'create' | 'update' | 'full';
  explain: 'none' | 'create' | 'update' | 'always';
  read_field_blacklist: string[];
  write_field_blacklist: string[];
  status_blacklist: string[];
}

/** Who is asking. Anonymous callers have `user` null and the public role (2). */
export interface Actor {
  user: number | null;
  role: number | null;
  admin: boolean;
  permissions: Permission[];
  ip: string;
  userAgent: string;
  /** `http://host:port` as the caller sees the API, for addresses in answers; they are relative without it. */
  origin?: string;
}

/** One open project: its database, its schema as read from it, its files. */
export interface Project {
  key: string;
  driver: Driver;
  /** Which release of the recorded API is answered as. */
  release: Release;
  /** Cached; `schemaChanged()` drops the cache after DDL or a change of field, collection, relation. */
  schema(): Schema;
  schemaChanged(): void;
  /** A row of directus_settings by key, null when missing. Cached until `settingsChanged()`. */
  setting(key: string): string | null;
  settingsChanged(): void;
  files: FileStore;
  thumbnails: Thumbnails;
  /** Replaced as a whole when they are configured anew. */
  providers: readonly SignInProvider[];
  mailer: Mailer;
  webhooks: WebhookSettings;
  /** How wrong attempts to sign in slow down further ones. */
  throttle: ThrottleSettings;
  private: boolean;
  /** Signs tokens of this project. */
  secret: string;
  /** Answers as the recorded servers do in the places that `mocks/DEVIATIONS.md` marks: to test clients with. */
  asRecorded: boolean;
}

/** One attempt to call a webhook, as it is logged. */
export interface WebhookCall extends LoggedCall {
  /** ISO time of the attempt. */
  at: string;
  /** Id of the webhook. */
  webhook: number;
  /** Without credentials and parameters. */
  url: string;
}

/** How webhooks are called. */
export interface WebhookSettings {
  /** Milliseconds that an answer may take. */
  patience: number;
  /** Milliseconds before each further attempt; as many attempts as entries. */
  delays: readonly number[];
  log: (call: WebhookCall) => void;
}

/** How wrong attempts slow down those that follow. */
export interface ThrottleSettings {
  /** Milliseconds that the first attempt has to wait which is slowed down at all; each further one twice as long. */
  first: number;
  /** Most milliseconds that anybody waits. */
  longest: number;
}

/** The uploads of one project. Names are file names without a path; anything else throws. */
export interface FileStore {
  write(name: string, data: Uint8Array): void;
  /** The same without holding others up. */
  store(name: string, data: Uint8Array): Promise<void>;
  /** Keeps a content beside, whole, under its checksum, until `settle` puts it in the place of the file that has the name. */
  stage(name: string, checksum: string, data: Uint8Array): Promise<void>;
  settle(name: string, checksum: string): void;
  unstage(name: string, checksum: string): void;
  /** What is staged still; at the start, what a server that was killed has left. */
  staged(): { name: string; checksum: string }[];
  /** Gives a file a second name; throws when that one is taken. */
  link(from: string, to: string): void;
  read(name: string): Uint8Array | null;
  /** The bytes from `start` up to, but not with, `end`. */
  readPart(name: string, start: number, end: number): Uint8Array | null;
  stat(name: string): { size: number; modified: Date } | null;
  remove(name: string): void;
}

/** Smaller pictures that were made once, by the id of the file and a key that says everything about them. */
export interface Thumbnails {
  read(file: number, key: string): Uint8Array | null;
  write(file: number, key: string, data: Uint8Array): void;
  /** Forgets all pictures of a file, because it changed or is gone. */
  drop(file: number): void;
}

/** A service that users can sign in through. */
export interface SignInProvider {
  name: string;
  clientId: string;
  /** Where signing in starts. */
  url: string;
  /** What is asked of the service. */
  scope: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): void;
}

/**
 * The query string after parsing: bracketed keys nested, repeated keys as lists, values still text.
 * `filter[id][in][]=1&filter[id][in][]=2` is `{ filter: { id: { in: ['1', '2'] } } }`.
 */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };
export type Query = Record<string, QueryValue>;
