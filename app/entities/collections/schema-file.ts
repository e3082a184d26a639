/** The data model as a file: what it holds, and how it is made. Pure. See docs/schema-file.md. */
import { isSystem } from '#app/entities/collections/rules.ts';
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import type { Collection } from './types.ts';

export const fileFormat = 'lectern-schema';
export const fileVersion = 1;

/** A field without what is another one in each project: ids. Its group is named. */
export interface FileField extends Omit<Field, 'id' | 'collection' | 'group'> {
  group: string | null;
}

export interface FileCollection extends Omit<Collection, 'fields'> {
  fields: FileField[];
}

export type FileRelation = Omit<Relation, 'id'>;

/** A role by its name, with whatever else is set up of it. */
export interface FileRole {
  name: string;
  [setting: string]: unknown;
}

export interface FilePermission extends Omit<Permission, 'id' | 'role'> {
  /** Name of the role. */
  role: string;
}

export interface SchemaFile {
  format: typeof fileFormat;
  version: number;
  collections: FileCollection[];
  relations: FileRelation[];
  /** Null in a file without roles and permissions. */
  roles: FileRole[] | null;
  permissions: FilePermission[] | null;
}

/** Roles and permissions as the API sends them. */
export interface Access {
  roles: readonly Record<string, unknown>[];
  permissions: readonly Permission[];
}

/** The data model of a project. */
export interface Model {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
  access: Access | null;
}

/** The administrators' role, which may do everything whatever is written down. */
const adminRole = 1;

/** What of a role is set up; people and ids are those of a project. */
export const roleSettings = [
  'description',
  'ip_whitelist',
  'enforce_2fa',
  'module_listing',
  'collection_listing',
] as const;

/** What a field of a project is in a file. `groups` names the fields of its collection by their ids. */
export function toFileField(field: Field, groups: ReadonlyMap<number, string>): FileField {
  const { id: _, collection: __, group, length, ...rest } = field;
  const isLong = hasColumn(field) && lengthKind(field.datatype) !== 'none';
  return {
    ...rest,
    length: isLong ? length : null,
    group: group === null ? null : (groups.get(group) ?? null),
  };
}

export function toFileCollection({ fields, ...settings }: Collection): FileCollection {
  const all = Object.values(fields);
  const groups = new Map(all.flatMap(({ id, field }) => (id === null ? [] : [[id, field] as const])));
  return { ...settings, fields: all.map((field) => toFileField(field, groups)) };
}

/** The file of a project: its own collections, in the order of their names, and how they hang together. */
export function toSchemaFile({ collections, relations, access }: Model): SchemaFile {
  const own = Object.values(collections)
    .filter(({ collection }) => !isSystem(collection))
    .sort((a, b) => (a.collection < b.collection ? -1 : 1));
  const names = new Map(access?.roles.map((role) => [role['id'], String(role['name'] ?? '')]));
  return {
    format: fileFormat,
    version: fileVersion,
    collections: own.map(toFileCollection),
    relations: relations.filter(isOwnRelation).map(toFileRelation),
    roles: access
      ? access.roles
          .filter(({ id }) => id !== adminRole)
          .map((role) => ({
            name: String(role['name'] ?? ''),
            ...Object.fromEntries(roleSettings.map((key) => [key, role[key] ?? null])),
          }))
      : null,
    permissions: access
      ? access.permissions.flatMap((permission) => {
          const { id: _, role, ...rest } = permission;
          const name = role === adminRole ? undefined : names.get(role);
          return name === undefined || isSystem(rest.collection) ? [] : [{ ...rest, role: name }];
        })
      : null,
  };
}

function toFileRelation(relation: Relation): FileRelation {
  const { id: _, ...rest } = relation;
  return rest;
}

export function isOwnRelation({ collection_many, collection_one }: FileRelation): boolean {
  return !isSystem(collection_many) || !isSystem(collection_one ?? '');
}
