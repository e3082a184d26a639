/** What is wrong with a field that is set up, before the server is asked. Pure. */
import { toPattern } from '#app/components/form/pattern.ts';
import { areCrossed, storedBounds } from '#app/components/form/value-bounds.ts';
import { toDigits } from '#app/components/form/value-rules.ts';
import { unstorableIn } from '#app/entities/fields/storable-text.ts';
import { isColumnless, isIntegerColumn, lengthProblem } from '#app/entities/fields/datatypes.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { sameJson } from '#app/lib/json.ts';
import { takesDefault, type FieldDraft } from './draft.ts';
import { nameState } from './field-names.ts';

export type DraftProblem =
  | 'interface.missing'
  | 'name.empty'
  | 'name.long'
  | 'name.taken'
  | `length.${NonNullable<ReturnType<typeof lengthProblem>>}`
  | 'default.number'
  | 'default.whole'
  | 'note.unstorable'
  | 'validation.regex'
  | 'validation.unstorable'
  | 'key.second'
  | 'translation.empty'
  | 'translation.twice'
  | 'bounds.order';

/** Places of the dialog where something may be wrong, in their order. */
export const problemPlaces = [
  'interface',
  'field',
  'default_value',
  'note',
  'datatype',
  'length',
  'validation',
  'primary_key',
  'unique',
  'translation',
  'bounds',
] as const;

export type ProblemPlace = (typeof problemPlaces)[number];

export type DraftProblems = Partial<Record<ProblemPlace, DraftProblem>>;

/**
 * What is wrong, by place; empty when the field can be saved. `fields` are those of the collection, `original` is the
 * stored field, null for a new one: what it has been stored with is not held against it.
 */
export function draftProblems(
  draft: FieldDraft,
  original: FieldDraft | null,
  fields: readonly Field[],
): DraftProblems {
  const others = fields.filter((field) => field.field !== original?.field);
  const name = original
    ? 'free'
    : nameState(
        draft.field,
        others.map((field) => field.field),
      );
  const isColumnAsStored =
    original !== null && draft.datatype === original.datatype && draft.length === original.length;
  const length = isColumnAsStored ? null : lengthProblem(draft.datatype, draft.length);
  const isDefaultAsStored = original !== null && draft.default_value === original.default_value;
  const found: DraftProblems = {};
  if (draft.interface === null && original === null) found.interface = 'interface.missing';
  if (name !== 'free') found.field = `name.${name}`;
  if (length !== null) found.length = `length.${length}`;
  const value = isDefaultAsStored ? null : defaultProblem(draft);
  if (value !== null) found.default_value = value;
  if (draft.note !== original?.note && unstorableIn(draft.note ?? '') !== '') found.note = 'note.unstorable';
  if (draft.validation !== original?.validation) {
    if (!compiles(draft.validation)) found.validation = 'validation.regex';
    else if (unstorableIn(draft.validation ?? '') !== '') found.validation = 'validation.unstorable';
  }
  if (draft.primary_key && others.some((field) => field.primary_key)) found.primary_key = 'key.second';
  const names = translationProblem(draft);
  if (names !== null) found.translation = names;
  const bounds = storedBounds(draft);
  const areBoundsAsStored = original !== null && sameJson(bounds, storedBounds(original));
  if (!areBoundsAsStored && areCrossed(draft, bounds)) found.bounds = 'bounds.order';
  return found;
}

function defaultProblem({ type, datatype, default_value: value }: FieldDraft): DraftProblem | null {
  if (value === null || value === '' || !takesDefault(type) || type === 'boolean') return null;
  const isWhole = isIntegerColumn(datatype);
  if (!isWhole && type !== 'decimal') return null;
  const digits = toDigits(value);
  if (digits === null) return 'default.number';
  return isWhole && digits.includes('.') ? 'default.whole' : null;
}

/** A rule word (`$email`) is the server's to know. */
function compiles(validation: string | null): boolean {
  return (
    validation === null || validation === '' || /^\$\w+$/.test(validation) || toPattern(validation) !== null
  );
}

function translationProblem({ translation }: FieldDraft): DraftProblem | null {
  const locales = translation.map((entry) => entry.locale.trim());
  if (translation.some((entry) => entry.locale.trim() === '' || entry.translation.trim() === '')) {
    return 'translation.empty';
  }
  return new Set(locales).size < locales.length ? 'translation.twice' : null;
}

export type SwitchLock = 'requiredKey' | 'requiredAlias' | 'onlyKey' | 'secondKey' | 'keyAlias' | null;

/** Why a field can't be made required, or why that can't be changed; null when it can. */
export function requiredLock({ type, primary_key }: FieldDraft): SwitchLock {
  if (primary_key) return 'requiredKey';
  return isColumnless(type) ? 'requiredAlias' : null;
}

/** Why a field can't be made the primary key, or has to stay it; null when that can be changed. */
export function keyLock(
  draft: FieldDraft,
  original: FieldDraft | null,
  fields: readonly Field[],
): SwitchLock {
  if (original?.primary_key) return 'onlyKey';
  if (fields.some((field) => field.primary_key && field.field !== original?.field)) return 'secondKey';
  return isColumnless(draft.type) ? 'keyAlias' : null;
}
