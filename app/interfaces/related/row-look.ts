import { targetState } from '#app/entities/items/targets.ts';
import type { Item } from '#app/entities/items/types.ts';
import { type ListModel, shownEnd } from './list-model.ts';
import { farOf, type ShownRow } from './staged-rows.ts';
import { titleOf } from '#app/entities/items/item-titles.ts';
import type { RelatedList } from './use-related-list.ts';

export interface RowLook {
  /** The item that a row shows; null when there is none at the end of its junction. */
  itemOf: (shown: ShownRow) => Item | null;
  /** What it is called; null when nothing is known of it. */
  titleOf: (shown: ShownRow) => string | null;
  /** Its item is not there, or not there any more. */
  isLost: (shown: ShownRow) => boolean;
  /** It goes when the item is saved. */
  isGone: (shown: ShownRow) => boolean;
  canOpen: (shown: ShownRow) => boolean;
  canRemove: (shown: ShownRow) => boolean;
}

/** How the rows of a list are to be looked at, and what may be done to each. */
export function rowLook(list: RelatedList, model: ListModel): RowLook {
  const { shape, rights, below, template } = list;
  const { keyField } = shownEnd(model);
  const itemOf = (shown: ShownRow) => (model.far ? farOf(shown.row, shape) : shown.row);
  const isGone = ({ state }: ShownRow) => state === 'removed' || state === 'deleted';
  const isBare = (shown: ShownRow) =>
    shown.state === 'linked' && Object.keys(itemOf(shown) ?? {}).length < 2 && below.length > 1;
  const isLost = (shown: ShownRow) =>
    model.far !== null &&
    shown.state !== 'new' &&
    (itemOf(shown) === null || targetState(itemOf(shown)) === 'lost' || (rights.readFar && isBare(shown)));
  return {
    itemOf,
    isGone,
    isLost,
    titleOf: (shown) => {
      const item = itemOf(shown);
      const title = item ? titleOf(item, template, keyField) : '#';
      return title === '#' ? null : title;
    },
    canOpen: (shown) => !isGone(shown) && !isLost(shown) && rights.readFar,
    canRemove: (shown) => rights.remove || shown.key === null || shown.state === 'linked',
  };
}
