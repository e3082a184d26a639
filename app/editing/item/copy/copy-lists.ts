/** Which lists of an item a copy can have too, and what their rows become. Pure. */
import type { Collection } from '#app/entities/collections/types.ts';
import { isMadeKey } from '#app/entities/fields/made-key.ts';
import { hasColumn, isToMany } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate, canRead, hiddenFields } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { toManyRelation } from '#app/entities/relations/rules.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { type ListModel, toListModel } from '#app/interfaces/related/list-model.ts';
import { changesIn, farOf, mergeRows, rowKeyOf, stateOf } from '#app/interfaces/related/staged-rows.ts';
import { isCopied } from '#app/editing/item/item-rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Rows that go along with one copy: they are all sent in one body. */
export const maxRows = 500;

/** `noRight`: to read or make such rows; `ownKeys`, `unique`: two rows can't be the same but for what the server fills in. */
export type CopyProblem = 'noRight' | 'ownKeys' | 'unique' | 'tooMany' | 'unread';

export interface CopyList {
  field: Field;
  model: ListModel;
  /** `links` leads to the same items as the original's; `texts` and `rows` are made anew. */
  kind: 'links' | 'texts' | 'rows';
  /** Fields of a row that its copy has too. */
  columns: readonly string[];
  /** Fields that a row of the copy lacks: lists of its own, and values that no two rows may share. */
  left: readonly Field[];
  /** Why it can't be taken along; null when it can. */
  problem: CopyProblem | null;
}

/** What is known of the project. */
export interface CopyModel {
  collections: Readonly<Record<string, Collection>>;
  relations: readonly Relation[];
  rightsOn: (collection: Collection) => CollectionRights;
}

/** The lists of an item whose relation is set up, in the order of the fields. `blacklist`: fields not to be written. */
export function copyLists(
  collection: Collection,
  project: CopyModel,
  blacklist: readonly string[],
): CopyList[] {
  const hidden = hiddenFields(project.rightsOn(collection));
  return Object.values(collection.fields).flatMap((field) => {
    const isOpen = isToMany(field) && !hidden.has(field.field) && !blacklist.includes(field.field);
    return isOpen ? (toCopyList(field, project) ?? []) : [];
  });
}

function toCopyList(field: Field, project: CopyModel): CopyList | null {
  const isJunction = Boolean(toManyRelation(project.relations, field)?.junction_field);
  const model = toListModel(field, isJunction ? 'm2m' : 'o2m', project);
  if (!model) return null;
  const rights = project.rightsOn(model.rows);
  const closed = new Set([...hiddenFields(rights), ...rights.onCreate.writeBlacklist, model.back]);
  const own = Object.values(model.rows.fields).filter(
    (entry) => hasColumn(entry) && isCopied(entry) && !closed.has(entry.field),
  );
  const lists = Object.values(model.rows.fields).filter(
    (entry) => isToMany(entry) && !closed.has(entry.field) && toManyRelation(project.relations, entry),
  );
  const key = ownValue(model.rows.fields, model.rowKey);
  const isRequired = (entry: Field) => entry.required || entry.field === model.far?.field;
  return {
    field,
    model,
    kind: isJunction ? 'links' : field.type === 'translation' ? 'texts' : 'rows',
    columns: own.filter((entry) => !entry.unique).map((entry) => entry.field),
    left: [...own.filter((entry) => entry.unique), ...lists],
    problem:
      !canRead(rights) || !canCreate(rights)
        ? 'noRight'
        : key?.auto_increment === false && !isMadeKey(key)
          ? 'ownKeys'
          : own.some((entry) => entry.unique && isRequired(entry))
            ? 'unique'
            : null,
  };
}

/** How many rows more, or fewer, than there are saved a list has by what is staged in its value. */
export function stagedCount(value: unknown, { model }: CopyList): number {
  const states = changesIn(value).map((change) => stateOf(change, model, false));
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  return count('new', 'linked') - count('removed', 'deleted');
}

/** Keys of rows that are staged to be linked and have to be read as the saved ones are; a junction's need no reading. */
export function linkedRows(value: unknown, { model }: CopyList): string[] {
  if (model.far) return [];
  return changesIn(value).flatMap((change) => {
    const key = rowKeyOf(change, model);
    return key !== null && stateOf(change, model, false) === 'linked' ? [key] : [];
  });
}

/**
 * The rows of a copy, as they are to be sent: those that are saved with what is staged of them in the field's value, each
 * without its key, so that the original's stay what they are. Items at the end of a junction are named by their keys alone.
 */
export function rowsOfCopy(
  saved: readonly Item[],
  value: unknown,
  list: CopyList,
  known: ReadonlyMap<string, Item> = new Map(),
): Item[] {
  const { model, columns } = list;
  return mergeRows(saved, changesIn(value), model, false, known)
    .filter(({ state }) => state !== 'removed' && state !== 'deleted')
    .map(({ state, row, change }) => {
      if (state === 'new' && change) return without(change, [model.rowKey, model.back]);
      const cells = columns.map((name): [string, unknown] => [
        name,
        name === model.far?.field ? bareFar(row, model) : ownValue(row, name),
      ]);
      return Object.fromEntries(cells.filter(([, cell]) => cell !== null && cell !== undefined));
    });
}

/** The item at the end of a junction by nothing but its key, in an object: servers refuse a bare one there. */
function bareFar(row: Item, model: ListModel): Item | null {
  const far = farOf(row, model);
  const keyField = model.far?.keyField ?? '';
  return far && Object.hasOwn(far, keyField) ? { [keyField]: ownValue(far, keyField) } : far;
}

function without(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
}
