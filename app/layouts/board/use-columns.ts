import { queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameTemplate } from '#app/entities/collections/naming.ts';
import { collectionOf, primaryKeyField } from '#app/entities/collections/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { relatedCollection } from '#app/entities/relations/rules.ts';
import { translateStored } from '#app/i18n/translate.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import type { ItemSource } from '#app/layouts/item-windows.ts';
import { valueText } from '#app/layouts/value-text.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { ownValue } from '#app/lib/own-value.ts';
import {
  type BoardColumn,
  idOf,
  isLinked,
  noneId,
  ownColumns,
  unknownColumn,
  unknownView,
} from './columns.ts';

/** Linked items that are read at once to be columns. */
const portion = 30;
/** Rows that are looked at for values that the field doesn't offer, at once and how often. */
const looked = 100;
const maxLooks = 5;

export interface BoardColumns {
  columns: BoardColumn[];
  isReading: boolean;
  error: Error | null;
  retry: () => void;
  /** Reads further columns; null when there are no more. */
  more: (() => void) | null;
}

/** The columns of a field: what it offers, or the items that it can link to, and whatever else is in the data. */
export function useColumns(source: ItemSource, field: Field, context: LayoutContext): BoardColumns {
  const { t } = useTranslation('arranged');
  const linked = useLinked(source.project, field, context);
  const own = useMemo(
    () => ownColumns(field, { none: t('board.without'), yes: t('board.yes'), no: t('board.no') }),
    [field, t],
  );
  // Of a list that goes on, a value that isn't among the first of its items may well be among the others.
  const isWhole = !isLinked(field) || (linked.isWhole && linked.columns.length < looked);
  const offered = [...linked.columns, ...own].flatMap(({ value }) => (value === null ? [] : [value]));
  const orphan = useQuery({
    ...strayQuery(source, field, offered),
    enabled: isWhole && field.type !== 'boolean',
  });
  const orphans = isWhole ? (orphan.data ?? []) : [];
  const named = own.map((column) => ({ ...column, label: translateStored(column.label) }));
  const columns = [
    ...linked.columns,
    ...named.filter(({ id }) => id !== noneId),
    ...orphans.map((value) => {
      const column = unknownColumn(value);
      return isLinked(field) ? { ...column, label: `#${column.label}` } : column;
    }),
    ...named.filter(({ id }) => id === noneId),
  ];
  return { ...linked, columns };
}

/** Values of the field that it doesn't offer. Each look leaves out those that were found before. */
function strayQuery({ project, collection, view }: ItemSource, field: Field, offered: readonly unknown[]) {
  const { q, filter, status } = view;
  const known = offered.map(String);
  return queryOptions({
    queryKey: [
      ...itemQueries.lists(project, collection),
      'strays',
      field.field,
      known,
      { q, filter, status },
    ],
    // What it reads is tried again by itself.
    retry: false,
    queryFn: async ({ client }: { client: QueryClient }): Promise<unknown[]> => {
      const found = new Map<string, unknown>();
      for (let look = 0; look < maxLooks; look += 1) {
        const narrowed = unknownView(view, field, [...offered, ...found.keys()]);
        if (!narrowed) break;
        const rows = await client.fetchQuery({
          ...itemQueries.window(project, collection, narrowed, 0, looked),
          staleTime: 0,
          gcTime: 0,
        });
        for (const row of rows) found.set(valueText(ownValue(row, field.field)), ownValue(row, field.field));
        if (rows.length < looked) break;
      }
      found.delete('');
      return [...found.values()];
    },
  });
}

/** The items that a link can go to, a portion at a time, in their own order. */
function useLinked(project: string, field: Field, { collections, relations }: LayoutContext) {
  const [portions, setPortions] = useState({ of: field.field, count: 1 });
  const count = portions.of === field.field ? portions.count : 1;
  const related = isLinked(field)
    ? collectionOf(collections, relatedCollection(relations, field) ?? '')
    : undefined;
  const keyField = (related && primaryKeyField(related)?.field) ?? 'id';
  const template = related ? nameTemplate(field.options['template'], related) : '';
  const reads = useQueries({
    queries: related
      ? Array.from({ length: count }, (_, index) =>
          itemQueries.window(
            project,
            related.collection,
            { fields: [...new Set([keyField, ...templatePaths(template)])], sort: null },
            index * portion,
            portion,
          ),
        )
      : [],
  });
  const rows = reads.flatMap(({ data }) => data ?? []);
  const columns = [...new Map(rows.map((row) => [valueText(ownValue(row, keyField)), row])).values()].map(
    toColumn,
  );
  function toColumn(row: Item): BoardColumn {
    const value = ownValue(row, keyField);
    return {
      id: idOf(valueText(value)),
      value,
      label: renderTemplate(template, row) || `#${valueText(value)}`,
      color: null,
    };
  }
  const failed = reads.find((read) => read.isError && !read.data);
  const isReading = reads.some((read) => read.isPending);
  const isFull = rows.length === count * portion && rows.length > 0;
  return {
    columns,
    isReading,
    isWhole: !isReading && !failed && !isFull,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    more: isFull ? () => setPortions({ of: field.field, count: count + 1 }) : null,
  };
}
