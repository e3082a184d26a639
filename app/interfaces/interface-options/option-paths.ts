/** The fields that an option may name. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { fieldName, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { type FieldPath, ownPaths, pathsBelow, type PathSchema } from '#app/entities/items/paths.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FieldSide, OptionPicker } from './option-pickers.ts';
import type { OptionTarget } from './option-target.ts';

export interface ChoicePath {
  path: string;
  /** In words. */
  label: string;
}

interface Known {
  target: OptionTarget;
  /** A collection by its name. */
  named: (collection: string) => Collection | null;
  schema: PathSchema;
  /** The option that describes the entries of a list. */
  entries: unknown;
  locale: string;
}

/** Empty where it is not known whose fields they are. */
export function choicePaths(
  picker: Extract<OptionPicker, { of: FieldSide }>,
  { target, named, schema, entries, locale }: Known,
): ChoicePath[] {
  if (picker.of === 'entries') return entryPaths(entries);
  const collection = collectionAt(picker.of, target, named);
  if (collection === null) return [];
  const own = ownPaths(schema, collection).filter(
    ({ field }) => !isToMany(field) && (picker.of !== 'own' || field.field !== target.field),
  );
  const labelOf = ({ steps }: FieldPath) => steps.map((step) => fieldName(step, locale)).join(' › ');
  if (picker.kind === 'field') {
    return own
      .filter(({ field }) => fits(field, picker.types))
      .map(({ path, ...rest }) => ({ path, label: labelOf({ path, ...rest }) }));
  }
  const below = own
    .flatMap((path) => pathsBelow(schema, path))
    .filter(({ isThroughList, field }) => !isThroughList && !isToMany(field));
  const prefix = picker.of === 'far' && target.far !== null ? `${target.far}.` : '';
  return [...own, ...below].map((path) => ({ path: prefix + path.path, label: labelOf(path) }));
}

function fits(field: Field, types: readonly string[] | undefined): boolean {
  return !types || types.includes(field.type);
}

function collectionAt(
  side: FieldSide,
  { own, related }: OptionTarget,
  named: (collection: string) => Collection | null,
): Collection | null {
  if (side === 'own') return own;
  return side === 'related' || side === 'far' ? related : named(side);
}

/** Entries of a list have fields by definitions, as options hold them. */
function entryPaths(entries: unknown): ChoicePath[] {
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  return list.flatMap((entry) => {
    const name =
      typeof entry === 'object' && entry !== null
        ? ownValue(entry as Record<string, unknown>, 'field')
        : null;
    return typeof name === 'string' && name !== '' ? [{ path: name, label: formatTitle(name) }] : [];
  });
}
