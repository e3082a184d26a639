import { useMemo } from 'react';
import { useFormItem } from '#app/components/form/form-item.ts';
import { fieldOf } from '#app/entities/collections/rules.ts';
import type { Item } from '#app/entities/items/types.ts';
import { canCreate, canRead, hiddenFields, canUpdateSome } from '#app/entities/permissions/rules.ts';
import type { CollectionRights } from '#app/entities/permissions/types.ts';
import { templatePaths } from '#app/lib/template.ts';
import { useCollections, useRelations, useRights } from '#app/session/model.ts';
import { displayPathsOf } from '#app/interfaces/display-paths.ts';
import {
  endTemplate,
  itemPaths,
  keyValue,
  type ListModel,
  type RelatedColumn,
  rowPaths,
  shownEnd,
  toColumns,
  toRowColumns,
} from './list-model.ts';
import { changesIn, linkedKeys, mergeRows, type RowShape, rowKeyOf, type ShownRow } from './staged-rows.ts';
import { backFilter, type PagedRows, useItemsByKey, usePagedRows } from './use-list-rows.ts';

export interface RelatedListConfig {
  model: ListModel;
  value: unknown;
  columnsOption: unknown;
  /** Names of the junction's own fields to show. */
  rowColumnsOption?: unknown;
  templateOption: unknown;
  /** Paths below the shown item that are read beside its columns. */
  morePaths?: readonly string[];
  /** `name` or `-name`; null for the list's own order. */
  sort: string | null;
}

export interface ListRights {
  read: boolean;
  readFar: boolean;
  create: boolean;
  link: boolean;
  remove: boolean;
}

export interface RelatedList {
  shape: RowShape;
  /** Key of the item that the rows belong to; null for a new one. */
  itemKey: string | null;
  /** The same as the rows refer to it. */
  parent: unknown;
  columns: readonly RelatedColumn[];
  /** What the shown items are read with. */
  below: readonly string[];
  template: string;
  changes: readonly Item[];
  rows: readonly ShownRow[];
  /** Saved rows by the id that they are shown under. */
  saved: ReadonlyMap<string, Item>;
  paged: PagedRows;
  rights: ListRights;
}

const nothing: readonly string[] = [];

/** The rows of a to-many field: read by the page, with what is staged laid over them. */
export function useRelatedList(config: RelatedListConfig): RelatedList {
  const { model, value, columnsOption, rowColumnsOption, templateOption, morePaths = nothing, sort } = config;
  const itemKey = useFormItem();
  const collections = useCollections();
  const relations = useRelations();
  const end = shownEnd(model);
  const rowRights = useRights(model.rows);
  const endRights = useRights(end.collection);
  const rights = toListRights(model, rowRights, endRights);
  const template = endTemplate(templateOption, model);

  const { columns, below, paths } = useMemo(() => {
    const hidden = hiddenFields(endRights);
    const found = toColumns(columnsOption, model, hidden);
    const named = templatePaths(template).filter((path) => !hidden.has(path.split('.')[0] ?? ''));
    const wanted = itemPaths(model, found, { collections, relations }, [...named, ...morePaths]);
    const ofRow = toRowColumns(rowColumnsOption, model, hiddenFields(rowRights));
    const more = ofRow.flatMap(({ field }) => displayPathsOf(field, { collections, relations }));
    return {
      columns: [...found, ...ofRow],
      below: wanted,
      paths: rights.readFar ? rowPaths(model, wanted, more) : keysOnly(model),
    };
  }, [
    columnsOption,
    rowColumnsOption,
    model,
    rowRights,
    endRights,
    template,
    morePaths,
    collections,
    relations,
    rights.readFar,
  ]);

  const view = useMemo(
    () => ({ fields: paths, sort: sort ?? model.sortField, filter: backFilter(model, itemKey ?? '') }),
    [paths, sort, model, itemKey],
  );
  const paged = usePagedRows({
    collection: model.rows.collection,
    keyField: model.rowKey,
    view,
    enabled: itemKey !== null && rights.read,
  });
  const shape: RowShape = model;
  const changes = useMemo(() => changesIn(value), [value]);
  const linked = useMemo(() => linkedKeys(changes, shape, itemKey === null), [changes, shape, itemKey]);
  const known = useItemsByKey(end.collection.collection, end.keyField, linked, below);
  const rows = useMemo(
    () => mergeRows(itemKey === null ? [] : paged.rows, changes, shape, itemKey === null, known),
    [paged.rows, changes, shape, itemKey, known],
  );
  const saved = useMemo(
    () => new Map(paged.rows.map((row) => [`row-${rowKeyOf(row, shape)}`, row])),
    [paged.rows, shape],
  );
  const parent = itemKey === null ? null : keyValue(itemKey, fieldOf(model.rows, model.back));
  return { shape, itemKey, parent, columns, below, template, changes, rows, saved, paged, rights };
}

function keysOnly({ rowKey, far }: ListModel): string[] {
  return far ? [rowKey, far.field] : [rowKey];
}

function toListRights(model: ListModel, rows: CollectionRights, end: CollectionRights): ListRights {
  return {
    read: canRead(rows),
    readFar: canRead(end),
    create: canCreate(rows) && (model.far === null || canCreate(end)),
    link: (model.far ? canCreate(rows) : canUpdateSome(rows)) && canRead(end),
    remove: model.far ? canDeleteSome(rows) : canUpdateSome(rows) || canDeleteSome(rows),
  };
}

function canDeleteSome(rights: CollectionRights): boolean {
  const all = rights.statuses ? Object.values(rights.statuses) : [rights.base];
  return all.some((entry) => entry.delete !== 'none');
}
