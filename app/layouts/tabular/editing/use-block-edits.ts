import { useTranslation } from 'react-i18next';
import type { Field } from '#app/entities/fields/types.ts';
import { toCell } from '#app/entities/items/cells.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { CsvCell } from '#app/lib/csv.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { barOf, bareValue } from '../cell-access.ts';
import type { GridCell } from '../grid-keys.ts';
import { type Block, fillSource, heightOf, maxCells, placeTable, sourceRow, widthOf } from './block.ts';
import { fromClipboard, toClipboard } from './clipboard.ts';
import type { EditLayerProps } from './edit-layer-props.ts';
import { type Edit, type Entered, redo, stage, undo } from './staged-edits.ts';
import type { EntryRules } from './use-problem-words.ts';

/** A cell with the item that it stands in. */
export interface Spot {
  key: string;
  item: Item;
  field: Field;
}

/** Changes of cells and blocks. What came of it is handed to `say`, in words. */
export function useBlockEdits(input: EditLayerProps, rules: EntryRules, say: (text: string) => void) {
  const { t } = useTranslation('table');
  const { editing, rows, columns, offset, keyOf } = input;
  const { access, stagedStore } = editing;
  const { context } = access;

  const fieldAt = (column: number) => columns[column - offset]?.field;
  const spotOf = (item: Item | undefined, field: Field | undefined): Spot | null =>
    item && field ? { key: keyOf(item), item, field } : null;
  const spotAt = ({ row, column }: GridCell) => spotOf(rows.itemAt(row), fieldAt(column));
  const cellOf = ({ key, field }: Spot) => stagedStore.getState().rows.get(key)?.cells.get(field.field);
  const valueOf = (spot: Spot): unknown => {
    const cell = cellOf(spot);
    return cell ? cell.value : ownValue(spot.item, spot.field.field);
  };
  /** The item with what is staged in it: whether a value may be empty can depend on a status that was just set. */
  const itemOf = ({ key, item }: Spot): Item => {
    const cells = stagedStore.getState().rows.get(key)?.cells ?? [];
    return { ...item, ...Object.fromEntries([...cells].map(([name, cell]) => [name, cell.value])) };
  };
  const textOf = (spot: Spot): CsvCell => {
    const cell = cellOf(spot);
    return cell?.typed ?? toCell(bareValue(spot.field, valueOf(spot), context), spot.field);
  };
  const barAt = (spot: Spot) => barOf(spot.field, spot.item, access);
  const editOf = (spot: Spot, entered: Entered): Edit => ({
    ...spot,
    base: bareValue(spot.field, ownValue(spot.item, spot.field.field), context),
    entered,
  });
  const put = (edits: readonly Edit[]) => stagedStore.setState(stage(stagedStore.getState(), edits));

  /** The items of a block's rows, read if they have to be; null when that can't be. */
  const itemsOf = async (block: Block): Promise<Item[] | null> => {
    if (heightOf(block) * widthOf(block) > maxCells) {
      say(t('said.tooMany'));
      return null;
    }
    try {
      return await rows.load(block.top, block.bottom);
    } catch {
      say(t('said.notRead'));
      return null;
    }
  };

  /** Enters something into each cell of a block, as one step. Cells that may not be changed are left and counted. */
  const enterAll = async (block: Block, entryOf: (spot: Spot, row: number, column: number) => Entered) => {
    const items = await itemsOf(block);
    if (!items) return null;
    const edits: Edit[] = [];
    let barred = 0;
    for (const [index, item] of items.entries()) {
      for (let column = block.start; column <= block.end; column += 1) {
        const spot = spotOf(item, fieldAt(column));
        if (!spot) continue;
        if (barAt(spot) === null) edits.push(editOf(spot, entryOf(spot, block.top + index, column)));
        else barred += 1;
      }
    }
    put(edits);
    return { done: edits.length, barred };
  };
  const saySum = (done: string, barred: number, more: readonly string[] = []) =>
    say([done, ...(barred > 0 ? [t('said.barred', { count: barred })] : []), ...more].join('. '));

  const clear = async (block: Block) => {
    const sum = await enterAll(block, (spot) => rules.check(spot.field, itemOf(spot), null));
    if (sum) saySum(t('said.cleared', { count: sum.done }), sum.barred);
  };

  const paste = async (text: string, selected: Block) => {
    const table = fromClipboard(text);
    const wide = Math.max(...table.map((cells) => cells.length));
    const { target, rowsLeftOut, columnsLeftOut } = placeTable(
      { rows: table.length, columns: wide },
      selected,
      {
        rows: rows.rowCount,
        columns: columns.length + offset,
      },
    );
    const sum = await enterAll(target, (spot, row, column) => {
      const cells = table[(row - target.top) % table.length];
      return rules.read(spot.field, itemOf(spot), cells?.[(column - target.start) % wide] ?? null);
    });
    if (!sum) return;
    saySum(t('said.pasted', { count: sum.done }), sum.barred, [
      ...(rowsLeftOut > 0 ? [t('said.rowsLeftOut', { count: rowsLeftOut })] : []),
      ...(columnsLeftOut > 0 ? [t('said.columnsLeftOut', { count: columnsLeftOut })] : []),
    ]);
  };

  const fill = async (source: Block, target: Block) => {
    const from = await itemsOf(source);
    const sum =
      from &&
      (await enterAll(target, (spot, row) => {
        const model = spotOf(from[sourceRow(source, row) - source.top], spot.field);
        const cell = model && cellOf(model);
        if (cell && cell.typed !== null) return { typed: cell.typed, problem: cell.problem ?? '' };
        const value = model ? bareValue(spot.field, valueOf(model), context) : null;
        return rules.check(spot.field, itemOf(spot), value);
      }));
    if (sum) saySum(t('said.filled', { count: sum.done }), sum.barred);
  };

  return {
    spotAt,
    valueOf,
    itemOf,
    textOf,
    barAt,
    cellOf,
    enter: (spot: Spot, entered: Entered) => put([editOf(spot, entered)]),
    clear,
    paste,
    fill,
    fillDown: async (block: Block) => {
      const both = fillSource(block);
      if (both) await fill(both.source, both.target);
    },
    /** The block as text; rows that were not read yet can't be copied at once and are left out. */
    copy: (block: Block): string => {
      const table: CsvCell[][] = [];
      for (let row = block.top; row <= Math.min(block.bottom, block.top + maxCells); row += 1) {
        const item = rows.itemAt(row);
        if (!item) continue;
        const cells: CsvCell[] = [];
        for (let column = block.start; column <= block.end; column += 1) {
          const spot = spotOf(item, fieldAt(column));
          if (spot) cells.push(textOf(spot));
        }
        table.push(cells);
      }
      say(t('said.copied', { count: table.flat().length }));
      return toClipboard(table);
    },
    undo: () => {
      if (stagedStore.getState().past.length === 0) return;
      stagedStore.setState(undo(stagedStore.getState()));
      say(t('said.undone'));
    },
    redo: () => {
      if (stagedStore.getState().future.length === 0) return;
      stagedStore.setState(redo(stagedStore.getState()));
      say(t('said.redone'));
    },
  };
}

export type BlockEdits = ReturnType<typeof useBlockEdits>;
