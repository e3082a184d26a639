/** What items are called, and what is read for it. Pure. */
import { displayTemplate, suggestedTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { canRead, hiddenFields, rightsOn } from '#app/entities/permissions/rules.ts';
import type { Permission } from '#app/entities/permissions/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { isReadablePath, type PathModel } from './readable-paths.ts';
import { isLog } from './rules.ts';
import type { Item } from './types.ts';

/** The paths to read so that an item can be named and recognised: key, template, and the columns to choose by. */
export function readPaths(template: string, keyField: string, columns: readonly string[]): string[] {
  return [...new Set([keyField, ...templatePaths(template), ...columns])];
}

export function titleOf(row: Item, template: string, keyField: string): string {
  return renderTemplate(template, row) || `#${plainText(ownValue(row, keyField))}`;
}

export interface Naming {
  template: string;
  keyField: string;
  /** What of an item is read: its key, and what of the template is there and may be read. */
  fields: readonly string[];
}

/** Those of the paths that are there and may be read: a template may name what is gone since, and the rest of it still says something. */
export function readableOf(
  model: PathModel,
  permissions: readonly Permission[] | null,
  collection: Collection,
  paths: readonly string[],
): string[] {
  const hidden = hiddenFields(rightsOn(permissions, collection));
  return paths.filter(
    (path) => !hidden.has(path.split('.')[0] ?? '') && isReadablePath(model, collection.collection, path),
  );
}

/**
 * How items of a collection are named where nothing but their keys is known; null where they have no names: entries of a log,
 * a single item, and what may not be read.
 *
 * @param permissions null for administrators
 */
export function namingOf(
  model: PathModel,
  permissions: readonly Permission[] | null,
  collection: Collection,
): Naming | null {
  if (collection.single || isLog(collection.collection)) return null;
  if (!canRead(rightsOn(permissions, collection))) return null;
  const keyField = keyFieldOf(collection);
  const isPerson = collection.collection === 'directus_users';
  const usual = isPerson ? '{{first_name}} {{last_name}}' : suggestedTemplate(collection);
  const template = displayTemplate(collection) ?? usual;
  const fields = readableOf(model, permissions, collection, readPaths(template, keyField, []));
  return fields.some((path) => path !== keyField) ? { template, keyField, fields } : null;
}
