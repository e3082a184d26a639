import type { QueryClient } from '@tanstack/react-query';
import type { FormHandle } from '#app/components/form/form-handle.ts';
import type { Values } from '#app/components/form/value-rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { chunks } from '#app/interfaces/related/chunks.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { fieldOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { toObject } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { findKnownRow } from './known-rows.ts';
import {
  type RowEdit,
  type RowModel,
  type RowOverlap,
  adoptLanguages,
  rowEdits,
  rowId,
  rowOverlaps,
  withoutRowEdit,
} from './row-rules.ts';
import type { Side } from './merge-rules.ts';

/** The form that is watched, as it is now. */
export interface WatchedForm {
  client: QueryClient;
  project: string;
  collection: Collection;
  itemKey: string;
  model: RowModel;
  fields: readonly Field[];
  handle: FormHandle;
}

export interface RowWatch {
  /** Notes what changes of rows are made on: what this page has read of the row by then. */
  see: (staged: Values) => void;
  /**
   * Reads the rows that are changed through the item, and says what others have saved in them
   * meanwhile. `isAdopted`: a new translation has become the change of one that others have added.
   */
  check: () => Promise<{ overlaps: RowOverlap[]; isAdopted: boolean }>;
  decide: (overlap: RowOverlap, side: Side) => void;
  /** Everything is saved: what is staged from now on is made on what is read from now on. */
  forget: () => void;
}

/** Rows of other collections that are edited in the form of an item, see `row-rules.ts`. */
export function createRowWatch(now: () => WatchedForm): RowWatch {
  const bases = new Map<string, Values>();

  const see = (staged: Values) => {
    const { client, project, model, collection } = now();
    for (const edit of rowEdits(model, collection, staged)) {
      const id = rowId({ collection: edit.collection.collection, key: edit.key });
      const base = bases.get(id) ?? {};
      const open = Object.keys(edit.values).filter((name) => !Object.hasOwn(base, name));
      if (open.length > 0) bases.set(id, { ...base, ...findKnownRow(client, project, edit, open) });
    }
  };

  /** Looks whether the languages of new translations are still free. */
  const adopt = async ({ field, interface: kind, options }: Field): Promise<boolean> => {
    const { client, project, collection, itemKey, model, handle } = now();
    const { relations, collections } = model;
    const value = ownValue(handle.read().values, field);
    const relation = relations.find(
      (entry) => entry.collection_one === collection.collection && entry.field_one === field,
    );
    const rows = ownValue(collections, relation?.collection_many ?? '');
    const rowKey = rows && primaryKeyField(rows)?.field;
    const language = languageFieldIn(toObject(options));
    if (kind !== 'translation' || !Array.isArray(value) || !relation || !rows || !rowKey) return false;
    const isNew = (row: unknown) =>
      ownValue(toObject(row), rowKey) === undefined && ownValue(toObject(row), language) !== undefined;
    if (!fieldOf(rows, language) || !value.some(isNew)) return false;
    const name = rows.collection;
    const view = { fields: [rowKey, language], filter: { [relation.field_many]: { eq: itemKey } } };
    const there = await client.fetchQuery({
      ...itemQueries.window(project, name, view, 0, -1),
      staleTime: 0,
      retry: false,
    });
    const keys = new Map(there.map((row) => [plainText(ownValue(row, language)), ownValue(row, rowKey)]));
    const { next, adopted } = adoptLanguages(value, { rowKey, language }, keys);
    if (adopted.length === 0) return false;
    for (const row of adopted) {
      // There was nothing when they were written.
      const none = Object.fromEntries(Object.keys(row).map((own) => [own, null]));
      bases.set(rowId({ collection: name, key: plainText(ownValue(row, rowKey)) }), none);
    }
    handle.set(field, next);
    await client.invalidateQueries({ queryKey: [...itemQueries.everything(project), name] });
    return true;
  };

  return {
    see,
    check: async () => {
      const { client, project, model, collection, fields, handle } = now();
      let isAdopted = false;
      for (const field of fields) {
        if (await adopt(field).catch(() => false)) isAdopted = true;
      }
      const { base, values: current } = handle.read();
      const open = Object.fromEntries(
        Object.entries(current).filter(
          ([name, value]) => typeof value === 'object' && value !== ownValue(base, name),
        ),
      );
      const wanted = rowEdits(model, collection, open).filter((edit) =>
        bases.has(rowId({ collection: edit.collection.collection, key: edit.key })),
      );
      if (wanted.length === 0) return { overlaps: [], isAdopted };
      const overlaps = rowOverlaps(wanted, bases, await readRows({ client, project }, wanted));
      for (const name of new Set(overlaps.map((overlap) => overlap.collection))) {
        void client.invalidateQueries({ queryKey: [...itemQueries.everything(project), name] });
      }
      return { overlaps, isAdopted };
    },
    decide: (overlap, side) => {
      const id = rowId(overlap);
      if (side === 'mine') {
        // A row that is gone has no values to compare with any more.
        if (overlap.name === null) bases.delete(id);
        else bases.set(id, { ...bases.get(id), [overlap.name]: overlap.theirs });
        return;
      }
      const { model, collection, fields, handle } = now();
      const { values: current } = handle.read();
      for (const { field: name } of fields) {
        const next = withoutRowEdit(model, { collection, name }, ownValue(current, name), overlap);
        if (next !== ownValue(current, name)) handle.set(name, next);
      }
    },
    forget: () => bases.clear(),
  };
}

/** These rows as they are saved now, by `rowId`: null for one that is gone. What can't be read is missing. */
async function readRows(
  { client, project }: Pick<WatchedForm, 'client' | 'project'>,
  wanted: readonly RowEdit[],
): Promise<Map<string, Item | null>> {
  const found = new Map<string, Item | null>();
  for (const name of new Set(wanted.map((edit) => edit.collection.collection))) {
    const group = wanted.filter((edit) => edit.collection.collection === name);
    const keyField = group[0]?.keyField ?? 'id';
    const fields = [...new Set(group.flatMap((edit) => Object.keys(edit.values)))];
    for (const keys of chunks([...new Set(group.map(({ key }) => key))])) {
      try {
        const rows = await client.fetchQuery({
          ...itemQueries.byKeys(project, name, keyField, keys, fields),
          retry: false,
        });
        const byKey = new Map(rows.map((row) => [plainText(ownValue(row, keyField)), row]));
        for (const key of keys) found.set(rowId({ collection: name, key }), byKey.get(key) ?? null);
      } catch {
        // What can't be read can't be compared; the save itself will tell what is wrong.
      }
    }
  }
  return found;
}
