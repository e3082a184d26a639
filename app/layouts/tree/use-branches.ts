import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
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

/** Orphans that are read at once: their keys stand in the address of the request. */
const orphanPortion = 100;

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
  const { open, keyOf, source } = input;
  const client = useQueryClient();
  // Windows that have been asked for: what they hold stays known while they are out of sight.
  const [asked, setAsked] = useState<ReadonlyMap<BranchId, readonly number[]>>(new Map());
  const orphanKeys = useMemo(() => [...input.skeleton.orphans.keys()], [input.skeleton.orphans]);
  const reader = branchReader(client, { ...input, orphanKeys });
  const { read, windowOf, countOf } = reader;
  const { rows, sizes, places } = layOutBranches(reader, { asked, open, keyOf, orphanKeys });

  const wanted = wantedWindows(rows, [...sizes.keys()], inSight);
  const isNew = [...wanted].some(([id, windows]) => [...windows].some((at) => !asked.get(id)?.includes(at)));
  if (isNew) {
    const next = new Map(asked);
    for (const [id, windows] of wanted) next.set(id, [...new Set([...(asked.get(id) ?? []), ...windows])]);
    setAsked(next);
  }
  const results = useQueries({
    queries: [...wanted].flatMap(([id, windows]) =>
      [...windows].map((window) => ({
        ...windowOf(id, window),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: isOldOnReturn,
      })),
    ),
  });
  const counts = useQueries({
    queries: [...sizes.keys()]
      .filter((id) => read(id, 0)?.length === windowSize)
      .map((id) => ({ ...countOf(id), enabled: !source.view.status })),
  });

  // Rows and counts are taken from the cache: what is looked at here only says when to draw again.
  for (const result of [...results, ...counts]) void result.dataUpdatedAt;
  const failed = results.filter((result) => result.isError && !result.data);
  return {
    ...rows,
    itemAt: (id, index) => read(id, Math.floor(index / windowSize))?.[index % windowSize],
    sizeOf: (id) => sizes.get(id) ?? null,
    find: (key) => {
      const place = places.get(key);
      const row = place ? rowOf(rows, place.branch, place.index) : null;
      return place && row !== null ? { ...place, row } : null;
    },
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const result of failed) void result.refetch();
    },
    isReady: read(rootBranch, 0) !== undefined,
    load: (first, last) => loadRows(reader, rows, first, last),
  };
}

type BranchReader = ReturnType<typeof branchReader>;

/** What the cache holds of the branches. */
function branchReader(client: QueryClient, input: BranchInput & { orphanKeys: readonly string[] }) {
  const { source, paths, keyField, parent, skeleton, orphanKeys } = input;
  const sources = new Map<BranchId, ItemSource>();
  const sourceOf = (id: BranchId): ItemSource => {
    const known = sources.get(id);
    if (known) return known;
    const own = conditionsOf(id, { keyField, parent, cuts: skeleton.cuts, orphanKeys });
    const view: ItemListView = { ...source.view, fields: paths };
    const made = { ...source, view: narrowedView(view, own) ?? view };
    sources.set(id, made);
    return made;
  };
  const windowOf = (id: BranchId, window: number) => windowQuery(sourceOf(id), window);
  const countOf = (id: BranchId) => {
    const { project, collection, view } = sourceOf(id);
    return itemQueries.count(project, collection, { filter: view.filter, status: view.status }, keyField);
  };
  const readNow = (id: BranchId, window: number) => client.getQueryData(windowOf(id, window).queryKey);
  // One reading for all of a drawing: what it was made of stays together, whatever comes in meanwhile.
  const readings = new Map<string, Item[] | undefined>();
  return {
    windowOf,
    countOf,
    count: (id: BranchId) => client.getQueryData(countOf(id).queryKey) ?? null,
    readNow,
    read: (id: BranchId, window: number) => {
      const name = `${window} ${id}`;
      if (!readings.has(name)) readings.set(name, readNow(id, window));
      return readings.get(name);
    },
    ensure: (id: BranchId, window: number) => client.ensureQueryData(windowOf(id, window)),
  };
}

interface BranchState extends Pick<BranchInput, 'open' | 'keyOf'> {
  asked: ReadonlyMap<BranchId, readonly number[]>;
  orphanKeys: readonly string[];
}

/** The rows as far as they have been read, how many each branch has, and where each item stands. */
function layOutBranches({ read, count }: BranchReader, { asked, open, keyOf, orphanKeys }: BranchState) {
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
    const counted = count(id);
    const isUnread = extent === unknownExtent && counted === null;
    sizes.set(id, isCounted(extent, counted) ? rowCountOf(extent, counted) : null);
    // Of what is on its way a row stands for all; at the root as many as there is room for.
    const rowCount = isUnread ? (id === rootBranch ? 20 : 1) : rowCountOf(extent, counted);
    return { id, rowCount, open: opened };
  };
  const orphans = orphanKeys.flatMap((_, at) => (at % orphanPortion === 0 ? [`*${at}`] : []));
  return { rows: layOut([rootBranch, ...orphans], branchAt), sizes, places };
}

/** The first window of each branch, and those that are in sight. */
function wantedWindows(
  rows: TreeRows,
  branches: readonly BranchId[],
  inSight: { first: number; last: number },
): Map<BranchId, Set<number>> {
  const wanted = new Map<BranchId, Set<number>>(branches.map((id) => [id, new Set([0])]));
  for (const { branch, from, count, start } of rows.stretches) {
    const first = Math.max(inSight.first, start) - start + from;
    const last = Math.min(inSight.last, start + count) - 1 - start + from;
    for (let at = Math.floor(first / windowSize); at * windowSize <= last; at += 1)
      wanted.get(branch)?.add(at);
  }
  return wanted;
}

async function loadRows(reader: BranchReader, rows: TreeRows, first: number, last: number): Promise<Item[]> {
  const all = Array.from({ length: last - first + 1 }, (_, at) => placeAt(rows, first + at)).flatMap(
    (place) => (place ? [{ ...place, window: Math.floor(place.index / windowSize) }] : []),
  );
  const windows = new Map(all.map(({ branch, window }) => [`${branch} ${window}`, { branch, window }]));
  await Promise.all([...windows.values()].map(({ branch, window }) => reader.ensure(branch, window)));
  return all.flatMap(({ branch, window, index }): Item[] => {
    const item = reader.readNow(branch, window)?.[index % windowSize];
    return item ? [item] : [];
  });
}

interface ConditionInput {
  keyField: string;
  parent: string;
  cuts: Skeleton['cuts'];
  orphanKeys: readonly string[];
}

function conditionsOf(id: BranchId, { keyField, parent, cuts, orphanKeys }: ConditionInput): Condition[] {
  const key = keyOfBranch(id);
  if (id === rootBranch) return [{ field: parent, operator: 'null', value: null }];
  if (key === null) {
    const at = Number(id.slice(1));
    return [{ field: keyField, operator: 'in', value: orphanKeys.slice(at, at + orphanPortion) }];
  }
  // What begins a circle stands at the root, and not a second time below the item that closes it.
  const cut = cuts.get(key);
  return [
    { field: parent, operator: 'eq', value: key },
    ...(cut === undefined ? [] : [{ field: keyField, operator: 'neq', value: cut }]),
  ];
}
