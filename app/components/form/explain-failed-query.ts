/**
 * A server whose database refuses a write says "Failed generating the SQL query." and no more. What probably was refused is
 * found here: by the rules that forms have, then by asking for the values that may be there only once.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Field } from '#app/entities/fields/types.ts';
import { findTakenValue, type RefusedWrite } from '#app/entities/items/find-taken-value.ts';
import { type FormField, isFilledInByUser } from './field-access.ts';
import { findProblems, type FormErrors, namedIn, problemOf, toFormSchema, toldText } from './form-schema.ts';

/** The likely errors of a write, by field name; none when nothing is found. */
export async function explainFailedQuery(client: QueryClient, write: RefusedWrite): Promise<FormErrors> {
  const errors = likelyErrors(write);
  if (Object.keys(errors).length > 0) return errors;
  const taken = await findTakenValue(client, write);
  return taken ? { [taken.field]: toldText('taken') } : {};
}

/** What can be told without asking: missing, too long, out of range, not a number, of characters that can't be stored. */
export function likelyErrors({
  fields,
  key,
  sent,
}: Pick<RefusedWrite, 'fields' | 'key' | 'sent'>): FormErrors {
  const isWritten = (field: Field) =>
    Object.hasOwn(sent, field.field) || (key === null && isFilledInByUser(field) && !hasDefault(field));
  const written = fields
    .filter(isWritten)
    .map((field): FormField => ({ field, readonly: false, required: isFilledInByUser(field) }));
  // A column that wants a value wants it whatever the status says.
  const anyStatus = written.filter(({ field }) => field.type !== 'status');
  const found = Object.entries(findProblems(toFormSchema(written), sent, anyStatus));
  return Object.fromEntries(
    found.flatMap(([name, error]) => {
      const problem = problemOf(error);
      return problem === null ? [] : [[name, toldText(problem, namedIn(error))]];
    }),
  );
}

function hasDefault({ default_value: value }: Field): boolean {
  return value !== null && value !== undefined;
}
