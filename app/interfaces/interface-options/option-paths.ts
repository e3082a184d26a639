/** The fields that an option may name. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { namingPaths, type NamedPath, ownNamingPaths } from '#app/entities/items/naming-paths.ts';
import type { PathSchema } from '#app/entities/items/paths.ts';
import { formatTitle } from '#app/lib/format-title.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FieldSide, OptionPicker } from './option-pickers.ts';
import type { OptionTarget } from './option-target.ts';

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
): NamedPath[] {
  if (picker.of === 'entries') return entryPaths(entries);
  const collection = collectionAt(picker.of, target, named);
  if (collection === null) return [];
  const isOther = ({ field }: Field) => picker.of !== 'own' || field !== target.field;
  if (picker.kind === 'field' || picker.kind === 'conditions') {
    const types = picker.kind === 'field' ? picker.types : undefined;
    return ownNamingPaths(
      schema,
      collection,
      locale,
      (field) => isOther(field) && (types?.includes(field.type) ?? true),
    );
  }
  const prefix = picker.of === 'far' && target.far !== null ? `${target.far}.` : '';
  return namingPaths(schema, collection, locale, isOther).map(({ path, label }) => ({
    path: prefix + path,
    label,
  }));
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
function entryPaths(entries: unknown): NamedPath[] {
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  return list.flatMap((entry) => {
    const name =
      typeof entry === 'object' && entry !== null
        ? ownValue(entry as Record<string, unknown>, 'field')
        : null;
    return typeof name === 'string' && name !== '' ? [{ path: name, label: formatTitle(name) }] : [];
  });
}
