import { toField } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { interfaces } from './registry.ts';

/** A column that such a value would have, so that a stand-in can be found for an unknown interface. */
const datatypes: Record<string, string> = {
  integer: 'INT',
  decimal: 'DECIMAL',
  boolean: 'TINYINT',
  json: 'TEXT',
  array: 'TEXT',
  date: 'DATE',
  datetime: 'DATETIME',
  time: 'TIME',
};

/**
 * A field without a column, as options define one: `field`, `interface`, `type`, `options`, `default`, `note`, `width`,
 * `required`, `readonly`, and `name` or translations. What is missing follows the interface; without one it is text.
 */
export function nestedField(definition: Readonly<Record<string, unknown>>, collection: string): Field {
  const name = definition['interface'];
  const id = typeof name === 'string' && name !== '' ? name : 'text-input';
  const given = definition['type'];
  const type =
    typeof given === 'string' && given !== ''
      ? given.toLowerCase()
      : (interfaces.get(id)?.types[0] ?? 'string');
  const label = definition['name'];
  const translation =
    definition['translation'] ??
    (typeof label === 'string' && label !== '' ? [{ locale: 'en-US', translation: label }] : []);
  return toField({
    ...definition,
    collection,
    translation,
    interface: id,
    type,
    datatype: ownValue(datatypes, type) ?? 'VARCHAR',
    default_value: definition['default'] ?? definition['default_value'],
  });
}
