import type { Field } from '#app/entities/fields/types.ts';
import { toCell } from '#app/entities/items/cells.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { CsvCell } from '#app/lib/csv.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { barOf, bareValue } from '../cell-access.ts';
import type { GridCell } from '#app/components/ui/grid-move.ts';
import { type Block, maxCells } from './block.ts';
import type { EditLayerProps } from './edit-layer-props.ts';
import type { Edit, Entered } from './staged-edits.ts';

/** A cell with the item that it stands in. */
export interface Spot {
  key: string;
  item: Item;
  field: Field;
}

export type Cells = ReturnType<typeof cellsOf>;

/** What the cells of the table hold by now: what is staged, else what was read. */
export function cellsOf({ editing, rows, columns, offset, keyOf }: EditLayerProps) {
  const { access, stagedStore } = editing;
  const { context } = access;
  const fieldAt = (column: number) => columns[column - offset]?.field;
  const spotOf = (item: Item | undefined, field: Field | undefined): Spot | null =>
    item && field ? { key: keyOf(item), item, field } : null;
  const cellOf = ({ key, field }: Spot) => stagedStore.getState().rows.get(key)?.cells.get(field.field);
  const valueOf = (spot: Spot): unknown => {
    const cell = cellOf(spot);
    return cell ? cell.value : ownValue(spot.item, spot.field.field);
  };
  /** As the API takes it. */
  const bareValueOf = (spot: Spot): unknown => bareValue(spot.field, valueOf(spot), context);
  const textOf = (spot: Spot): CsvCell => cellOf(spot)?.typed ?? toCell(bareValueOf(spot), spot.field);
  /** The cells of a block by row, given the items of its rows. */
  const spotsIn = (block: Block, items: readonly Item[]): Spot[][] =>
    items.map((item) =>
      Array.from({ length: block.end - block.start + 1 }, (_, at) =>
        spotOf(item, fieldAt(block.start + at)),
      ).filter((spot) => spot !== null),
    );
  return {
    spotOf,
    cellOf,
    valueOf,
    bareValueOf,
    spotAt: ({ row, column }: GridCell) => spotOf(rows.itemAt(row), fieldAt(column)),
    /** The item with what is staged in it: whether a value may be empty can depend on a status that was just set. */
    itemOf: ({ key, item }: Spot): Item => {
      const cells = stagedStore.getState().rows.get(key)?.cells ?? [];
      return { ...item, ...Object.fromEntries([...cells].map(([name, cell]) => [name, cell.value])) };
    },
    barAt: (spot: Spot) => barOf(spot.field, spot.item, access),
    editOf: (spot: Spot, entered: Entered): Edit => ({
      ...spot,
      base: bareValue(spot.field, ownValue(spot.item, spot.field.field), context),
      entered,
    }),
    spotsIn,
    /** A block as texts; rows that were not read yet can't be had at once and are left out. */
    textsIn: (block: Block): CsvCell[][] => {
      const height = Math.min(block.bottom, block.top + maxCells) - block.top + 1;
      const items = Array.from({ length: height }, (_, at) => rows.itemAt(block.top + at));
      return spotsIn(
        block,
        items.filter((item) => item !== undefined),
      ).map((spots) => spots.map(textOf));
    },
  };
}
