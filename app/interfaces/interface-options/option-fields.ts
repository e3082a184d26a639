import { toField, toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { OptionDefinition } from '#app/interfaces/define.ts';
import { isLosslessNumber, parseJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Columns for the types that options have, so that an interface that is missing here is stood in for by its type. */
const datatypes: Record<string, string> = {
  string: 'VARCHAR',
  integer: 'INT',
  decimal: 'DECIMAL',
  boolean: 'TINYINT',
  date: 'DATE',
  json: 'TEXT',
  array: 'VARCHAR',
};

/** An option as a field of a form. */
export function optionField(option: OptionDefinition, collection: string): Field {
  return toField({
    collection,
    field: option.key,
    type: option.type,
    datatype: ownValue(datatypes, option.type) ?? 'VARCHAR',
    interface: option.interface,
    options: option.options ?? {},
    default_value: option.default,
    required: option.required === true,
    width: option.width,
  });
}

/** Stored options as an object; null for what is none. An empty list is the server's empty object. */
export function storedOptions(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined || value === '') return {};
  if (typeof value === 'string') {
    try {
      return storedOptions(parseJson(value) ?? 0);
    } catch {
      return null;
    }
  }
  if (typeof value !== 'object' || isLosslessNumber(value)) return null;
  if (Array.isArray(value)) return value.length === 0 ? {} : null;
  return toObject(value);
}

/** What an option is at: as stored, else its default. */
export function optionValue(option: OptionDefinition, stored: Record<string, unknown>): unknown {
  return (
    ownValue(stored, option.key) ??
    (option.alias ? ownValue(stored, option.alias) : null) ??
    option.default ??
    null
  );
}
