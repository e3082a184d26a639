/** The field that is being set up, and what a change of one of its properties means for the others. Pure. */
import {
  isColumnless,
  isIntegerColumn,
  isTextColumn,
  lengthKind,
  lengthProblem,
  defaultDatatype,
  defaultLength,
} from '#app/entities/fields/datatypes.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { startStatuses } from '#app/screens/settings/start-statuses.ts';

/**
 * Staged properties of a field, in the API's words. `id` is null for a field that is not made yet, and for a column
 * that nobody has described.
 */
export type FieldDraft = Field;

/** What an interface says about the fields that it serves. */
export type FieldKind = Pick<InterfaceDefinition, 'id' | 'types' | 'recommended' | 'options'>;

/** The entry of a field's options that is no interface's: docs/field-options.md. */
const ownKey = 'lectern';

/** Longer texts get a column type without a length. */
const longestString = 255;

/** A draft to begin with: the field as it is, or a new one. */
export function startDraft(collection: string, field: Field | null): FieldDraft {
  return (
    field ?? {
      id: null,
      collection,
      field: '',
      type: 'string',
      datatype: 'VARCHAR',
      interface: null,
      options: {},
      default_value: null,
      length: '255',
      note: null,
      width: 'full',
      sort: null,
      group: null,
      translation: [],
      validation: null,
      required: false,
      readonly: false,
      unique: false,
      hidden_detail: false,
      hidden_browse: false,
      primary_key: false,
      auto_increment: false,
      signed: true,
    }
  );
}

/**
 * Another interface: its options at their defaults, the first type that it serves with that type's usual column, and
 * what it recommends. What the interface before had recommended goes with it. `original` is the field as it is stored,
 * null for a new one: when its type is the one that the interface takes, its column stays, with all that is in it.
 */
export function withInterface(
  draft: FieldDraft,
  next: FieldKind,
  before: FieldKind | undefined,
  original: FieldDraft | null,
): FieldDraft {
  if (draft.interface === next.id) return draft;
  const gone = before?.recommended;
  const { defaultValue, validation, required } = next.recommended ?? {};
  const replaced = <Value>(
    value: Value,
    old: Value | undefined,
    recommended: Value | undefined,
    none: Value,
  ) => recommended ?? (old !== undefined && value === old ? none : value);
  const changed: FieldDraft = {
    ...draft,
    interface: next.id,
    options: defaultOptions(next, draft.options),
    default_value: replaced(draft.default_value, gone?.defaultValue, defaultValue, null),
    validation: replaced(draft.validation, gone?.validation, validation, null),
    required: replaced(draft.required, gone?.required, required, false),
  };
  const [type] = next.types;
  if (original?.type === type) {
    return settled({ ...changed, type, datatype: original.datatype, length: original.length });
  }
  return withType(changed, type, next, original);
}

/** Another type: its usual column, with the length that the interface recommends. */
export function withType(
  draft: FieldDraft,
  type: string,
  kind: FieldKind | undefined,
  original: FieldDraft | null,
): FieldDraft {
  const datatype = defaultDatatype(type);
  const length = lengthFor(datatype, kind?.recommended?.length, original);
  // Of a text without a length of its own the server answers how much it can hold: that has to fit in.
  const held = isTextColumn(original?.datatype ?? null) ? Number(original?.length) : 0;
  const isLong = type === 'string' && (Number(length) > longestString || held > longestString);
  return settled({ ...draft, type, datatype: isLong ? 'TEXT' : datatype, length: isLong ? null : length });
}

/** Another column type: the length that is usual for it. */
export function withDatatype(draft: FieldDraft, datatype: string, original: FieldDraft | null): FieldDraft {
  return settled({ ...draft, datatype, length: lengthFor(datatype, undefined, original) });
}

/** A new field that holds the key of an item gets a column like that of the key. */
export function withKeyColumn(draft: FieldDraft, key: Field | undefined): FieldDraft {
  if (draft.type !== 'm2o' || !key?.datatype) return draft;
  const isText = isTextColumn(key.datatype);
  if (!isText) return draft.datatype === 'INT' ? draft : settled({ ...draft, datatype: 'INT', length: null });
  const datatype = key.datatype === 'CHAR' ? 'CHAR' : 'VARCHAR';
  return settled({ ...draft, datatype, length: key.length ?? defaultLength(datatype) });
}

/** A field that is there keeps the length that was set for it, as long as its column can have one like it. */
function lengthFor(
  datatype: string | null,
  recommended: number | undefined,
  original: FieldDraft | null,
): string | null {
  const kind = lengthKind(datatype);
  if (kind === 'none') return null;
  const isSet = original?.length && lengthKind(original.datatype) === kind;
  if (isSet && lengthProblem(datatype, original.length) === null) return original.length;
  // One number says nothing about decimals.
  return kind === 'size' && recommended !== undefined ? String(recommended) : defaultLength(datatype);
}

/** What can't be for such a type is not. */
function settled(draft: FieldDraft): FieldDraft {
  const { type, datatype } = draft;
  return {
    ...draft,
    default_value: takesDefault(type) ? draft.default_value : null,
    required: draft.required && !isColumnless(type),
    unique: draft.unique && !isColumnless(type),
    primary_key: draft.primary_key && !isColumnless(type),
    signed: type === 'integer' && isIntegerColumn(datatype) ? draft.signed : true,
    auto_increment: draft.auto_increment && isIntegerColumn(datatype),
  };
}

/** False for the fields that hold rows of another collection. */
export function takesDefault(type: string): boolean {
  return type !== 'o2m' && type !== 'translation';
}

/** True for those whose column can be with or without a sign. */
export function takesSign({ type, datatype }: Pick<FieldDraft, 'type' | 'datatype'>): boolean {
  return type === 'integer' && isIntegerColumn(datatype);
}

function defaultOptions(
  { id, options }: FieldKind,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = options
    .filter((option) => option.default !== undefined && option.default !== null)
    .map((option): [string, unknown] => [option.key, option.default]);
  // Without a workflow a status has no value at all; the one that it begins with has its default value.
  if (id === 'status') defaults.push(['status_mapping', startStatuses]);
  const own = Object.hasOwn(before, ownKey) ? [[ownKey, before[ownKey]] as const] : [];
  return Object.fromEntries([...defaults, ...own]);
}

/** What a change makes of a column that is there and may hold values; null when it stays. */
export function columnChange(
  draft: FieldDraft,
  original: FieldDraft | null,
): { from: string; to: string } | null {
  if (!original || original.datatype === null || draft.datatype === null) return null;
  const [from, to] = [original, draft].map(columnText);
  return from === to || from === undefined || to === undefined ? null : { from, to };
}

function columnText({ datatype, length }: FieldDraft): string {
  return lengthKind(datatype) === 'none' || !length ? String(datatype) : `${datatype}(${length})`;
}
