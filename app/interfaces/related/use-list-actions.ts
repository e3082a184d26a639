import type { Item } from '#app/entities/items/types.ts';
import { stageEdit, stageLinks, stageNew, stageRemoval, takeBack } from './staged-edits.ts';
import { isNumbered, moveRow, type Placed, stageOrder } from './staged-order.ts';
import { orderOf, rowKeyOf, type ShownRow } from './staged-rows.ts';
import type { ListModel } from './list-model.ts';
import { useSortedRows } from './use-list-rows.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { RelatedList } from './use-related-list.ts';
import { useSavedLinksReader } from './use-taken.ts';

export interface ListActions {
  edit: (row: ShownRow, edits: { own: Item; far: Item }) => void;
  create: (edits: { own: Item; far: Item }) => Promise<void>;
  link: (keys: readonly unknown[]) => Promise<void>;
  remove: (row: ShownRow, isDelete: boolean) => void;
  takeBack: (row: ShownRow) => void;
  clear: () => void;
  move: (from: number, to: number) => Promise<void>;
}

/** Everything that is done to a list, as changes that are staged in the field's value. */
export function useListActions(
  model: ListModel,
  list: RelatedList,
  read: () => readonly Item[],
  onChange: (value: unknown) => void,
): ListActions {
  const sorted = useSortedRows(model, list.itemKey);
  const readLinks = useSavedLinksReader();
  const { shape, parent, itemKey } = list;
  const { sortField } = model;
  const put = (changes: readonly Item[]) => onChange(changes.length === 0 ? null : changes);

  /** The number of the first row that is added at the end. */
  const nextNumber = async () => {
    if (sortField === null) return 0;
    const staged = list.rows.map(({ row }) => orderOf(row, shape) ?? 0);
    // Where the end can't be read, the row still goes behind all that is known.
    return Math.max(0, ...staged, await sorted.last().catch(() => 0)) + 1;
  };
  /** What was let go may be chosen again: then its row is to stay, with what else it holds. */
  const savedLinks = async (keys: readonly unknown[]) => {
    const changes = read();
    const isAnyGone = shape.far !== null && changes.some((change) => change['$delete'] === true);
    return isAnyGone ? readLinks({ model, itemKey, changes }, keys.map(plainText)) : [];
  };
  const placeAt = (number: number): Item => (sortField === null ? {} : { [sortField]: number });

  return {
    edit: (row, edits) => put(stageEdit(read(), row, edits, shape)),
    create: async ({ own, far }) => {
      const number = await nextNumber();
      put(stageNew(read(), { own: { ...own, ...placeAt(number) }, far }, shape));
    },
    link: async (keys) => {
      const [number, saved] = await Promise.all([nextNumber(), savedLinks(keys)]);
      put(stageLinks(read(), keys, shape, parent, { saved, extra: (index) => placeAt(number + index) }));
    },
    remove: (row, isDelete) => put(stageRemoval(read(), row, isDelete, shape)),
    takeBack: (row) => put(takeBack(read(), row)),
    clear: () => put([]),
    move: async (from, to) => {
      const moving = list.rows[from];
      const target = list.rows[to];
      if (!moving || !target) return;
      const here = list.rows.map(({ id, key, row }) => ({ id, key, order: orderOf(row, shape) }));
      const isAll = list.paged.loadMore === undefined && !list.paged.isLoading;
      const [places, saved] =
        isAll || isNumbered(here) ? [here, list.saved] : await everything(sorted.all, here, list, model);
      const indexOf = (id: string) => places.findIndex((place) => place.id === id);
      const numbers = moveRow(places, indexOf(moving.id), indexOf(target.id));
      put(stageOrder(read(), numbers, list.rows, saved, shape));
    },
  };
}

/** All rows with their places: those that are on screen as they stand there, then the others. */
async function everything(
  all: () => Promise<Item[]>,
  here: readonly Placed[],
  list: RelatedList,
  model: ListModel,
): Promise<[Placed[], ReadonlyMap<string, Item>]> {
  const rows = await all();
  const saved = new Map([...rows.map((row) => [`row-${rowKeyOf(row, model)}`, row] as const), ...list.saved]);
  const known = new Set(here.map(({ id }) => id));
  const others = rows.flatMap((row): Placed[] => {
    const key = rowKeyOf(row, model);
    const id = `row-${key}`;
    return known.has(id) ? [] : [{ id, key, order: orderOf(row, model) }];
  });
  const isSaved = (place: Placed) => saved.has(place.id);
  return [[...here.filter(isSaved), ...others, ...here.filter((place) => !isSaved(place))], saved];
}
