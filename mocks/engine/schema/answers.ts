import { isColumnless } from '#mocks/engine/schema/datatypes.ts';
import type { CollectionDefinition, FieldDefinition } from '#mocks/engine/types.ts';

/**
 * A field as lists show it: alias types in upper case, `locked` as 0, 1 or null, an empty note as "", and keys as
 * required. Fields without a column have neither.
 */
export function listedField(field: FieldDefinition): object {
  const hasColumn = field.datatype !== null;
  return {
    ...common(field),
    note: field.note ?? (hasColumn ? '' : null),
    type: isColumnless(field.type) ? field.type.toUpperCase() : field.type,
    required: field.required || field.primary_key,
    locked: field.managed ? Number(field.locked) : null,
  };
}

/** A field as a reply about it alone shows it, and as `fields=*.*` nests it: the row as it was saved. */
export function singleField(field: FieldDefinition): object {
  return {
    ...common(field),
    note: field.note,
    type: field.type,
    required: field.required_alone,
    locked: field.locked,
  };
}

/** A collection with its fields keyed by name, or, `nested`, as a list of what is described of them. */
export function listedCollection(collection: CollectionDefinition, nested: boolean): Record<string, unknown> {
  const fields = [...collection.fields.values()];
  const shown = nested
    ? fields.filter((field) => field.managed).map(singleField)
    : Object.fromEntries(fields.map((field) => [field.field, listedField(field)]));
  const { collection: name, note, hidden, single, managed, icon, translation } = collection;
  return { collection: name, note, hidden, single, managed, fields: shown, icon, translation };
}

/** A collection as the replies to writes show it, without fields. */
export function writtenCollection(collection: CollectionDefinition): object {
  const { collection: name, managed, hidden, single, icon, note, translation } = collection;
  return { collection: name, managed, hidden, single, icon, note, translation };
}

function common(field: FieldDefinition) {
  const { id, collection, datatype, unique, primary_key, auto_increment, default_value, signed, sort } =
    field;
  const { hidden_detail, hidden_browse, options, translation, readonly, width, validation, group, length } =
    field;
  return {
    collection,
    field: field.field,
    datatype,
    unique,
    primary_key,
    auto_increment,
    default_value,
    signed,
    id,
    sort,
    interface: field.interface,
    hidden_detail,
    hidden_browse,
    options,
    translation,
    readonly,
    width,
    validation,
    group,
    length,
  };
}
