/** Reads the file of a data model, whoever has written it. Pure. */
import { isSystem } from '#app/entities/collections/rules.ts';
import { isOn, toField, toTranslations } from '#app/entities/fields/rules.ts';
import { parseJson } from '#app/lib/json.ts';
import {
  type FileCollection,
  type FileField,
  fileFormat,
  type FilePermission,
  type FileRelation,
  type FileRole,
  fileVersion,
  isOwnRelation,
  roleSettings,
  type SchemaFile,
} from './schema-file.ts';

export type FileProblem = 'notJson' | 'notSchema' | 'newer';

/** Reads a file. What it has beyond the shape is left out, collections of the system with it. */
export function readSchemaFile(text: string): SchemaFile | FileProblem {
  let raw: Partial<Record<keyof SchemaFile, unknown>>;
  try {
    raw = parseJson(text) as typeof raw;
  } catch {
    return 'notJson';
  }
  if (raw?.format !== fileFormat || !Array.isArray(raw.collections)) return 'notSchema';
  if (typeof raw.version !== 'number') return 'notSchema';
  if (raw.version > fileVersion) return 'newer';
  return {
    format: fileFormat,
    version: fileVersion,
    collections: records(raw.collections).flatMap(readCollection),
    relations: records(raw.relations).flatMap(readRelation),
    roles: Array.isArray(raw.roles) ? records(raw.roles).flatMap(readRole) : null,
    permissions: Array.isArray(raw.permissions) ? records(raw.permissions).flatMap(readPermission) : null,
  };
}

function records(value: unknown): Record<string, unknown>[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter(
    (entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null,
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function readCollection(raw: Record<string, unknown>): FileCollection[] {
  const collection = textOf(raw['collection']);
  if (collection === null || isSystem(collection)) return [];
  const fields = records(raw['fields']).filter((field) => textOf(field['field']) !== null);
  return [
    {
      collection,
      note: textOf(raw['note']),
      icon: textOf(raw['icon']),
      hidden: isOn(raw['hidden']),
      single: isOn(raw['single']),
      managed: isOn(raw['managed']),
      translation: toTranslations(raw['translation']),
      fields: fields.map(readField),
    },
  ];
}

function readField(raw: Record<string, unknown>): FileField {
  const { id: _, collection: __, group: ___, ...field } = toField(raw);
  return { ...field, group: textOf(raw['group']) };
}

function readRelation(raw: Record<string, unknown>): FileRelation[] {
  const [collection_many, field_many] = [textOf(raw['collection_many']), textOf(raw['field_many'])];
  if (collection_many === null || field_many === null) return [];
  const relation = {
    collection_many,
    field_many,
    collection_one: textOf(raw['collection_one']) ?? '',
    field_one: textOf(raw['field_one']),
    junction_field: textOf(raw['junction_field']),
  };
  return isOwnRelation(relation) ? [relation] : [];
}

function readRole(raw: Record<string, unknown>): FileRole[] {
  const name = textOf(raw['name']);
  if (name === null) return [];
  return [{ name, ...Object.fromEntries(roleSettings.map((key) => [key, raw[key] ?? null])) }];
}

function readPermission(raw: Record<string, unknown>): FilePermission[] {
  const { id: _, ...rest } = raw;
  const [role, collection] = [textOf(raw['role']), textOf(raw['collection'])];
  if (role === null || collection === null || isSystem(collection)) return [];
  return [{ ...(rest as unknown as FilePermission), role, collection, status: textOf(raw['status']) }];
}
