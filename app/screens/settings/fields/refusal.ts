/** Where in the set-up of a field stands what the server refused. Pure. */
import { lengthKind } from '#app/entities/fields/datatypes.ts';
import type { FieldBody } from '#app/entities/fields/types.ts';
import type { ApiError } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { ProblemPlace } from './draft-problems.ts';

/** Places by the property that a message of code 4 begins with. */
const named: Readonly<Record<string, ProblemPlace>> = {
  field: 'field',
  type: 'datatype',
  datatype: 'datatype',
  length: 'length',
  default_value: 'default_value',
  note: 'note',
  unique: 'unique',
  validation: 'validation',
};

/** Codes by their words: servers of version 8.8 answer code 404 for all that is wrong with a field. */
const worded: readonly (readonly [code: number, words: RegExp])[] = [
  [308, /^field ".*" already exists/i],
  [401, /^unknown type: /i],
  [402, /^missing length for: /i],
  [403, /^field ".*" does not support length/i],
];

/**
 * The place that a refusal belongs to; null when it is about none of them. `sent` is the body of the call: what can
 * only come from a changed column stands at the column's type.
 */
export function refusalPlace(
  { code, message }: ApiError,
  sent: FieldBody,
  isNew: boolean,
): ProblemPlace | null {
  const told = worded.find(([, words]) => words.test(message))?.[0] ?? code;
  if (told === 308) return 'field';
  if (told === 401) return 'datatype';
  if (told === 402) return 'length';
  if (told === 403) return lengthKind(sent.datatype ?? null) === 'none' ? 'datatype' : 'length';
  const [, property = ''] = /^(\w+): /.exec(message) ?? [];
  if (Object.hasOwn(named, property)) return ownValue(named, property) ?? null;
  if (/primary key/i.test(message)) return 'primary_key';
  if (/default value/i.test(message)) return 'default_value';
  if (sent.unique === true && /duplicate|more than once/i.test(message)) return 'unique';
  const isColumn = sent.datatype !== undefined || sent.type !== undefined;
  if (!isNew && isColumn) return 'datatype';
  return !isNew && sent.length !== undefined ? 'length' : null;
}
