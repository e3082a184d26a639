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

/** A string of the interface by its key, null where there is none. */
type FindText = (key: string) => string | null;

/** An option as a field of a form. */
export function optionField(option: OptionDefinition, collection: string, find: FindText): Field {
  const { fields, ...rest } = option.options ?? {};
  const start = `options.${option.key}`;
  const choices = option.choices?.map(({ name, value = name, icon, label }) => ({
    value,
    name: label ?? find(`${start}.choices.${name}`) ?? name,
    ...(icon === undefined ? {} : { icon }),
  }));
  return toField({
    collection,
    field: option.key,
    type: option.type,
    datatype: ownValue(datatypes, option.type) ?? 'VARCHAR',
    interface: option.interface,
    options: {
      ...rest,
      ...(choices ? { choices } : {}),
      ...(Array.isArray(fields) ? { fields: namedEntries(fields, start, find) } : {}),
    },
    default_value: option.default,
    required: option.required === true,
    width: option.width,
  });
}

/** Definitions of the fields of entries with their names, and the names of what may be chosen in them. */
function namedEntries(
  definitions: readonly unknown[],
  start: string,
  find: FindText,
): Record<string, unknown>[] {
  return definitions.map((definition) => {
    const { choices, ...field } = toObject(definition) as { choices?: readonly string[]; field?: unknown };
    const name = find(`${start}.fields.${String(field.field)}`);
    const { fields, ...options } = toObject(ownValue(field, 'options'));
    return {
      ...field,
      ...(name === null ? {} : { name }),
      options: {
        ...options,
        ...(choices
          ? { choices: choices.map((value) => ({ value, name: find(`${start}.choices.${value}`) ?? value })) }
          : {}),
        ...(Array.isArray(fields) ? { fields: namedEntries(fields, start, find) } : {}),
      },
    };
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
