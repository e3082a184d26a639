/** What a text stands for in a cell of a field. Numbers keep their digits; choices are known by value or by name. */
import { parseChoices } from '#app/entities/fields/choices.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { type CellProblem, fromCell } from '#app/entities/items/cells.ts';
import { choicesOf } from '#app/entities/items/operators.ts';
import type { CsvCell } from '#app/lib/csv.ts';

export type TypedProblem = CellProblem | 'notChoice';

/** `barred` are the statuses that the user may not set. A cell without anything is null. */
export function fromTyped(
  cell: CsvCell,
  field: Field,
  barred: readonly string[] = [],
): { value: unknown } | { problem: TypedProblem } {
  const choices = choicesOf(field);
  const isList = field.type === 'array' || field.type === 'json';
  // A blank cell of a spreadsheet is no broken number.
  if (cell === null || (cell.trim() === '' && !isText(field))) return { value: null };
  if (choices.length === 0 || isList) return fromCell(cell, field);
  const text = cell.trim();
  const named = (name: string) => name.toLowerCase() === text.toLowerCase();
  const found =
    choices.find(({ value }) => value === text) ??
    choices.find(({ name, value }) => named(name) || named(value));
  if (found && !(field.type === 'status' && barred.includes(found.value)))
    return fromCell(found.value, field);
  return isOn(field.options['allow_other']) ? fromCell(cell, field) : { problem: 'notChoice' };
}

function isText({ type, options }: Field): boolean {
  return (type === 'string' || type === 'hash') && parseChoices(options['choices']).choices.length === 0;
}
