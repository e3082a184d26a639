/** Where a use of a file may stand, and what of that a user can read. Pure. */
import { isSystem, keyFieldOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn, isToOne } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { canRead, hiddenFields, readsAll, rightsOn } from '#app/entities/permissions/rules.ts';
import type { CollectionRights, Permission } from '#app/entities/permissions/types.ts';
import { usageSources } from './rules.ts';
import type { UsageModel } from './types.ts';

/** What is read, to the end, before anything is said of files that nothing was found for. */
export type UnusedStep =
  | { by: 'settings' }
  /** The rows of a collection whose columns hold keys of files, or texts. */
  | { by: 'keys' | 'texts'; collection: Collection; keyField: string; isCounted: boolean; columns: Field[] };

export interface UnusedSteps {
  steps: UnusedStep[];
  /** False where the user can't see everything that may use a file. */
  isWhole: boolean;
}

/** The API's own fields in which nobody writes of files; what is kept of a file names the file itself, and of a user the last page. */
const ownFields: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'directus_files',
    [
      'charset',
      'checksum',
      'embed',
      'filename_disk',
      'filename_download',
      'location',
      'metadata',
      'private_hash',
      'storage',
      'tags',
      'title',
      'type',
    ],
  ],
  [
    'directus_users',
    [
      '2fa_secret',
      'company',
      'email',
      'external_id',
      'first_name',
      'last_name',
      'last_page',
      'locale',
      'locale_options',
      'password',
      'theme',
      'timezone',
      'title',
      'token',
    ],
  ],
]);

/** What is to be read for files, as far as the user can. `permissions` is null for administrators. */
export function unusedSteps(
  model: UsageModel,
  permissions: readonly Permission[] | null,
  files: Collection,
): UnusedSteps {
  const { sources, isWhole } = usageSources(model, permissions, files);
  const byKeys = sources.map(({ collection, column }) => step('keys', collection, [column]));
  const seen = [
    { rights: rightsOn(permissions, files), names: ['filename_disk', 'private_hash'] },
    ...sources.map(({ collection, column }) => ({
      rights: rightsOn(permissions, collection),
      names: [column.field],
    })),
  ];
  const byTexts: UnusedStep[] = [];
  for (const collection of Object.values(model.collections)) {
    const columns = textColumns(collection);
    if (columns.length === 0) continue;
    const rights = rightsOn(permissions, collection);
    seen.push({ rights, names: columns.map(({ field }) => field) });
    const hidden = hiddenFields(rights);
    const readable = columns.filter(({ field }) => !hidden.has(field));
    if (canRead(rights) && readable.length > 0) byTexts.push(step('texts', collection, readable));
  }
  return {
    steps: [{ by: 'settings' }, ...byKeys, ...byTexts],
    isWhole: isWhole && seen.every(({ rights, names }) => seesAll(rights, names)),
  };
}

function step(by: 'keys' | 'texts', collection: Collection, columns: Field[]): UnusedStep {
  const key = primaryKeyField(collection);
  return { by, collection, keyField: keyFieldOf(collection), isCounted: key?.type === 'integer', columns };
}

/** True where every row of every status shows these fields. */
function seesAll(rights: CollectionRights, names: readonly string[]): boolean {
  const each = rights.statuses ? Object.values(rights.statuses) : [rights.base];
  return (
    readsAll(rights) && each.every(({ readBlacklist }) => !names.some((name) => readBlacklist.includes(name)))
  );
}

const numbers =
  /^(?:(?:TINY|SMALL|MEDIUM|BIG)?INT|INTEGER|DECIMAL|NUMERIC|FLOAT|DOUBLE|REAL|BIT|BOOL|DATE|TIME|YEAR)/;
const nameless = new Set([
  'status',
  'hash',
  'boolean',
  'integer',
  'decimal',
  'sort',
  'date',
  'time',
  'datetime',
]);

/** The columns that may hold an address: all but numbers, dates and links; JSON and lists of words too. */
function textColumns(collection: Collection): Field[] {
  const { collection: name, fields } = collection;
  const own = ownFields.get(name);
  if (isSystem(name) && !own) return [];
  return Object.values(fields).filter(
    (field) =>
      hasColumn(field) &&
      !isToOne(field) &&
      !numbers.test(field.datatype ?? '') &&
      !nameless.has(field.type) &&
      !own?.includes(field.field) &&
      !/^(?:date|time)/.test(field.type),
  );
}
