/** Lists that options hold, between how they are stored and their pickers. Pure. */
import { toObject } from '#app/entities/fields/rules.ts';
import { isKnownOperator } from '#app/entities/items/operators.ts';
import { parseJson } from '#app/lib/json.ts';

/** The entries of a list, of a list as JSON text, or of one text with commas between; nothing for anything else. */
export function listOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? partsOf(value) : [];
  return list.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
}

function partsOf(text: string): unknown[] {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    const parsed = parseJson(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return text.split(',');
  }
}

/** The list with an entry moved by one place; the same at its ends. */
export function movedBy(list: readonly string[], from: number, by: 1 | -1): string[] {
  const entry = list[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What people call files, and the media types that stand for it. */
export const fileKinds = [
  { id: 'pictures', types: ['image/*'] },
  { id: 'videos', types: ['video/*'] },
  { id: 'sounds', types: ['audio/*'] },
  { id: 'pdf', types: ['application/pdf'] },
  { id: 'texts', types: ['text/*'] },
  {
    id: 'documents',
    types: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
    ],
  },
  {
    id: 'sheets',
    types: [
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
  },
  { id: 'archives', types: ['application/zip'] },
] as const;

export type FileKind = (typeof fileKinds)[number];

/** A whole kind may be stored as `image` too. */
function isType(entry: string, type: string): boolean {
  const small = entry.toLowerCase();
  return small === type || (type.endsWith('/*') && small === type.slice(0, -2));
}

export function hasKind(list: readonly string[], { types }: FileKind): boolean {
  return types.every((type) => list.some((entry) => isType(entry, type)));
}

/** The list with all types of a kind, behind what is there, or without any of them. */
export function withKind(list: readonly string[], { types }: FileKind, isThere: boolean): string[] {
  const others = list.filter((entry) => !types.some((type) => isType(entry, type)));
  return isThere ? [...list, ...types.filter((type) => !list.some((entry) => isType(entry, type)))] : others;
}

/** Entries that belong to no kind that is there as a whole. */
export function otherTypes(list: readonly string[]): string[] {
  const known = fileKinds.filter((kind) => hasKind(list, kind)).flatMap(({ types }) => [...types]);
  return list.filter((entry) => !known.some((type) => isType(entry, type)));
}

/** A condition as the options of the file interface hold one; more than that may stand in it. */
export interface StoredCondition {
  field: string;
  operator: string;
  value?: unknown;
}

/** Conditions as they are stored; null for what isn't a list of such. */
export function conditionsOf(value: unknown): StoredCondition[] | null {
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value)) return null;
  const known = value.flatMap((entry: unknown) => {
    const condition = toObject(entry);
    const { field, operator } = condition;
    return typeof field === 'string' && typeof operator === 'string' && isKnownOperator(operator)
      ? [{ ...condition, field, operator }]
      : [];
  });
  return known.length === value.length ? known : null;
}
