import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { isOldOnReturn, type ItemSource, windowQuery } from '#app/layouts/item-windows.ts';
import { type Condition, narrowedView } from '#app/layouts/narrowed-view.ts';
import { isCounted, learn, rowCountOf, unknownExtent, windowSize } from '#app/layouts/window-math.ts';
import {
  type Branch,
  type BranchId,
  keyOfBranch,
  layOut,
  placeAt,
  rootBranch,
  rowOf,
  type TreeRows,
} from './model.ts';
import type { Skeleton } from './orphans.ts';

/** Strays that are read at once: their keys stand in the address of the request. */
const strayPortion = 100;

export interface BranchInput {
  source: ItemSource;
  paths: readonly string[];
  keyField: string;
  parent: string;
  skeleton: Skeleton;
  open: ReadonlySet<string>;
  keyOf: (item: Item) => string;
}

/** The rows of a tree as far as they have been read, and what reading more takes. */
export interface TreeModel extends TreeRows {
  itemAt: (branch: BranchId, index: number) => Item | undefined;
  /** Rows of a branch; null as long as nobody knows. */
  sizeOf: (branch: BranchId) => number | null;
  /** The place of an item that has been read, and its row. */
  find: (key: string) => { branch: BranchId; index: number; row: number } | null;
  error: Error | null;
  retry: () => void;
  /** True when the first rows are there. */
  isReady: boolean;
  /** Reads the rows `first` to `last` (included) and hands their items over. */
  load: (first: number, last: number) => Promise<Item[]>;
}

/** The branches of a tree that are open, each a list in windows of its own; `inSight` are rows of the tree. */
export function useBranches(input: BranchInput, inSight: { first: number; last: number }): TreeModel {
  const { source, paths, keyField, parent, skeleton, open, keyOf } = input;
  const client = useQueryClient();
  // Windows that have been asked for: what they hold stays known while they are out of sight.
  const [asked, setAsked] = useState<ReadonlyMap<BranchId, readonly number[]>>(new Map());
  const strayKeys = useMemo(() => [...skeleton.orphans.keys()], [skeleton.orphans]);
  const sources = new Map<BranchId, ItemSource>();
  const sourceOf = (id: BranchId): ItemSource => {
    const known = sources.get(id);
    if (known) return known;
    const own = conditionsOf(id, { keyField, parent, cuts: skeleton.cuts, strayKeys });
    const view: ItemListView = { ...source.view, fields: paths };
    const made = { ...source, view: narrowedView(view, own) ?? view };
    sources.set(id, made);
    return made;
  };
  const readNow = (id: BranchId, window: number) =>
    client.getQueryData(windowQuery(sourceOf(id), window).queryKey);
  // One reading for all of a drawing: what it was made of stays together, whatever comes in meanwhile.
  const readings = new Map<string, Item[] | undefined>();
  const read = (id: BranchId, window: number) => {
    const name = `${window} ${id}`;
    if (!readings.has(name)) readings.set(name, readNow(id, window));
    return readings.get(name);
  };
  const countQuery = (id: BranchId) => {
    const { project, collection, view } = sourceOf(id);
    return itemQueries.count(project, collection, { filter: view.filter, status: view.status }, keyField);
  };

  const sizes = new Map<BranchId, number | null>();
  const places = new Map<string, { branch: BranchId; index: number }>();
  const branchAt = (id: BranchId): Branch => {
    let extent = unknownExtent;
    const opened: { index: number; key: string }[] = [];
    for (const window of [...new Set([0, ...(asked.get(id) ?? [])])].sort((a, b) => a - b)) {
      const rows = read(id, window);
      if (!rows) continue;
      extent = learn(extent, window, rows.length);
      for (const [at, item] of rows.entries()) {
        const key = keyOf(item);
        if (places.has(key)) continue;
        places.set(key, { branch: id, index: window * windowSize + at });
        if (open.has(key)) opened.push({ index: window * windowSize + at, key });
      }
    }
    const count = client.getQueryData(countQuery(id).queryKey) ?? null;
    const isUnread = extent === unknownExtent && count === null;
    sizes.set(id, isCounted(extent, count) ? rowCountOf(extent, count) : null);
    // Of what is on its way a row stands for all; at the root as many as there is room for.
    const rowCount = isUnread ? (id === rootBranch ? 20 : 1) : rowCountOf(extent, count);
    return { id, rowCount, open: opened };
  };
  const roots = [rootBranch, ...strayKeys.flatMap((_, at) => (at % strayPortion === 0 ? [`*${at}`] : []))];
  const rows = layOut(roots, branchAt);

  const wanted = new Map<BranchId, Set<number>>([...sizes.keys()].map((id) => [id, new Set([0])]));
  for (const { branch, from, count, start } of rows.stretches) {
    const first = Math.max(inSight.first, start) - start + from;
    const last = Math.min(inSight.last, start + count) - 1 - start + from;
    for (let at = Math.floor(first / windowSize); at * windowSize <= last; at += 1)
      wanted.get(branch)?.add(at);
  }
  const isNew = [...wanted].some(([id, windows]) => [...windows].some((at) => !asked.get(id)?.includes(at)));
  if (isNew) {
    const next = new Map(asked);
    for (const [id, windows] of wanted) next.set(id, [...new Set([...(asked.get(id) ?? []), ...windows])]);
    setAsked(next);
  }
  const results = useQueries({
    queries: [...wanted].flatMap(([id, windows]) =>
      [...windows].map((window) => ({
        ...windowQuery(sourceOf(id), window),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: isOldOnReturn,
      })),
    ),
  });
  const counts = useQueries({
    queries: [...sizes.keys()]
      .filter((id) => read(id, 0)?.length === windowSize)
      .map((id) => ({ ...countQuery(id), enabled: !source.view.status })),
  });

  // Rows and counts are taken from the cache: what is looked at here only says when to draw again.
  for (const result of [...results, ...counts]) void result.dataUpdatedAt;
  const failed = results.filter((result) => result.isError && !result.data);
  const itemAt = (id: BranchId, index: number) =>
    read(id, Math.floor(index / windowSize))?.[index % windowSize];
  const find = (key: string) => {
    const place = places.get(key);
    const row = place ? rowOf(rows, place.branch, place.index) : null;
    return place && row !== null ? { ...place, row } : null;
  };
  return {
    ...rows,
    itemAt,
    sizeOf: (id) => sizes.get(id) ?? null,
    find,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const result of failed) void result.refetch();
    },
    isReady: read(rootBranch, 0) !== undefined,
    load: async (first, last) => {
      const all = Array.from({ length: last - first + 1 }, (_, at) => placeAt(rows, first + at));
      const windows = new Map(
        all.flatMap((place) => {
          if (!place) return [];
          const window = Math.floor(place.index / windowSize);
          return [[`${place.branch} ${window}`, windowQuery(sourceOf(place.branch), window)] as const];
        }),
      );
      await Promise.all([...windows.values()].map((query) => client.ensureQueryData(query)));
      return all.flatMap((place): Item[] => {
        const rows = place ? readNow(place.branch, Math.floor(place.index / windowSize)) : undefined;
        const item = rows?.[(place?.index ?? 0) % windowSize];
        return item ? [item] : [];
      });
    },
  };
}

interface ConditionInput {
  keyField: string;
  parent: string;
  cuts: Skeleton['cuts'];
  strayKeys: readonly string[];
}

function conditionsOf(id: BranchId, { keyField, parent, cuts, strayKeys }: ConditionInput): Condition[] {
  const key = keyOfBranch(id);
  if (id === rootBranch) return [{ field: parent, operator: 'null', value: null }];
  if (key === null) {
    const at = Number(id.slice(1));
    return [{ field: keyField, operator: 'in', value: strayKeys.slice(at, at + strayPortion) }];
  }
  // What begins a circle stands at the root, and not a second time below the item that closes it.
  const cut = cuts.get(key);
  return [
    { field: parent, operator: 'eq', value: key },
    ...(cut === undefined ? [] : [{ field: keyField, operator: 'neq', value: cut }]),
  ];
}
