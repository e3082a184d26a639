/**
 * What has to be done to make a project's data model that of a file: the dry run of an import. Pure. A plan of a model
 * and its own file has no steps, and so has one made after all steps of another were done.
 */
import { planAccess } from './access-plan.ts';
import { changeOf, type Conflict, conflictOf, hasFileColumn, toBody } from './field-plan.ts';
import { planRelations, planRemovals, unsavableLists } from './relation-plan.ts';
import { collectionOf } from './rules.ts';
import {
  type FileCollection,
  type FileField,
  type FileRelation,
  type Model,
  type SchemaFile,
  toFileCollection,
} from './schema-file.ts';
import { isSameSetting } from './schema-same.ts';
import type { SchemaStep } from './schema-steps.ts';

export interface SchemaPlan {
  /** In the order in which they have to be done. */
  steps: SchemaStep[];
  conflicts: Conflict[];
}

export interface PlanOptions {
  /** Also removes what the file does not have. */
  removes: boolean;
  /** Roles and permissions too, if the file has them. */
  access: boolean;
}

export function planSchema(wholeFile: SchemaFile, model: Model, options: PlanOptions): SchemaPlan {
  const conflicts: Conflict[] = [];
  const unsavable = new Set(unsavableLists(wholeFile, model));
  for (const { collection_one, field_one } of unsavable)
    conflicts.push({ collection: collection_one, field: field_one ?? '', reason: 'list' });
  const file = unsavable.size === 0 ? wholeFile : withoutLists(wholeFile, unsavable);
  const steps = file.collections.flatMap((wanted) => {
    const present = collectionOf(model.collections, wanted.collection);
    return present ? toSteps(wanted, toFileCollection(present), conflicts) : creationOf(wanted);
  });
  const access = options.access && model.access ? planAccess(file, model.access) : [];
  return {
    steps: [
      ...steps.filter(({ kind }) => kind === 'create-collection'),
      ...steps.filter(({ kind }) => kind !== 'create-collection' && kind !== 'set-group'),
      ...steps.filter(({ kind }) => kind === 'set-group'),
      ...planRelations(file, model),
      ...access,
      ...(options.removes ? planRemovals(wholeFile, model) : []),
    ],
    conflicts,
  };
}

/** The file without some relations and the fields that show them. */
function withoutLists(file: SchemaFile, lists: ReadonlySet<FileRelation>): SchemaFile {
  const isList = (collection: string, field: string) =>
    [...lists].some((list) => list.collection_one === collection && list.field_one === field);
  return {
    ...file,
    collections: file.collections.map((entry) => ({
      ...entry,
      fields: entry.fields.filter(({ field }) => !isList(entry.collection, field)),
    })),
    relations: file.relations.filter((relation) => !lists.has(relation)),
  };
}

function creationOf(wanted: FileCollection): SchemaStep[] {
  const { fields, collection, ...settings } = wanted;
  // The table is made with its columns; what has none can be made once there is the rest.
  const columns = fields.filter(hasFileColumn);
  return [
    {
      kind: 'create-collection',
      collection,
      body: { ...settings, collection, fields: columns.map(toBody) },
    },
    ...fields.filter((field) => !hasFileColumn(field)).map((field) => createField(collection, field)),
    ...fields.filter(({ group }) => group !== null).map((field) => setGroup(collection, field)),
  ];
}

const settingsOf = ['note', 'icon', 'hidden', 'single', 'managed', 'translation'] as const;

function toSteps(wanted: FileCollection, present: FileCollection, conflicts: Conflict[]): SchemaStep[] {
  const { collection } = wanted;
  const known = new Map(present.fields.map((field) => [field.field, field]));
  const changes = Object.fromEntries(
    settingsOf.filter((key) => !isSameSetting(wanted[key], present[key])).map((key) => [key, wanted[key]]),
  );
  const own: SchemaStep[] =
    Object.keys(changes).length > 0 ? [{ kind: 'set-collection', collection, changes }] : [];
  const fields = wanted.fields.flatMap((field): SchemaStep[] => {
    const before = known.get(field.field);
    const reason = before ? conflictOf(field, before) : null;
    if (reason) {
      conflicts.push({ collection, field: field.field, reason });
      return [];
    }
    const grouping = field.group === (before?.group ?? null) ? [] : [setGroup(collection, field)];
    if (!before) return [createField(collection, field), ...grouping];
    const change = changeOf(field, before);
    return change
      ? [{ kind: 'set-field', collection, field: field.field, ...change }, ...grouping]
      : grouping;
  });
  return [...own, ...fields];
}

function createField(collection: string, field: FileField): SchemaStep {
  return { kind: 'create-field', collection, field: field.field, body: toBody(field) };
}

function setGroup(collection: string, { field, group }: FileField): SchemaStep {
  return { kind: 'set-group', collection, field, group };
}
