import { useTranslation } from 'react-i18next';
import type { Item } from '#app/entities/items/types.ts';
import { type Block, fillSource, heightOf, maxCells, placeTable, sourceRow, widthOf } from './block.ts';
import { type Cells, cellsOf, type Spot } from './cells.ts';
import { fromClipboard, toClipboard } from './clipboard.ts';
import type { EditLayerProps } from './edit-layer-props.ts';
import { type Entered, redo, stage, undo } from './staged-edits.ts';
import type { EntryRules } from './use-problem-words.ts';

/** Changes of cells and blocks. What came of it is handed to `say`, in words. */
export function useBlockEdits(input: EditLayerProps, rules: EntryRules, say: (text: string) => void) {
  const { t } = useTranslation('table');
  const { stagedStore } = input.editing;
  const cells = cellsOf(input);

  const { clear, paste, fill } = useBlockEntry(input, cells, rules, say);
  const move = (way: typeof undo, words: 'said.undone' | 'said.redone') => {
    const before = stagedStore.getState();
    const after = way(before);
    if (after === before) return;
    stagedStore.setState(after);
    say(t(words));
  };

  return {
    ...cells,
    enter: (spot: Spot, entered: Entered) =>
      stagedStore.setState(stage(stagedStore.getState(), [cells.editOf(spot, entered)])),
    clear,
    paste,
    fill,
    fillDown: async (block: Block) => {
      const both = fillSource(block);
      if (both) await fill(both.source, both.target);
    },
    copy: (block: Block): string => {
      const texts = cells.textsIn(block);
      say(t('said.copied', { count: texts.flat().length }));
      return toClipboard(texts);
    },
    undo: () => move(undo, 'said.undone'),
    redo: () => move(redo, 'said.redone'),
  };
}

/** Enters into blocks of cells: nothing, what was copied, or what stands in another block. */
function useBlockEntry(input: EditLayerProps, cells: Cells, rules: EntryRules, say: (text: string) => void) {
  const { t } = useTranslation('table');
  const { rows, columns, offset, editing } = input;
  const { spotOf, cellOf, itemOf, editOf } = cells;
  const { stagedStore } = editing;

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
    const spots = cells
      .spotsIn(block, items)
      .flatMap((own, row) =>
        own.map((spot, column) => ({ spot, row: block.top + row, column: block.start + column })),
      );
    const open = spots.filter(({ spot }) => cells.barAt(spot) === null);
    const edits = open.map(({ spot, row, column }) => editOf(spot, entryOf(spot, row, column)));
    stagedStore.setState(stage(stagedStore.getState(), edits));
    return { done: open.length, barred: spots.length - open.length };
  };
  const saySum = (done: string, barred: number, more: readonly string[] = []) =>
    say([done, ...(barred > 0 ? [t('said.barred', { count: barred })] : []), ...more].join('. '));

  const clear = async (block: Block) => {
    const sum = await enterAll(block, (spot) => rules.check(spot.field, itemOf(spot), null));
    if (sum) saySum(t('said.cleared', { count: sum.done }), sum.barred);
  };

  const paste = async (text: string, selected: Block) => {
    const table = fromClipboard(text);
    const wide = Math.max(...table.map((texts) => texts.length));
    const size = { rows: rows.rowCount, columns: columns.length + offset };
    const { target, rowsLeftOut, columnsLeftOut } = placeTable(
      { rows: table.length, columns: wide },
      selected,
      size,
    );
    const sum = await enterAll(target, (spot, row, column) => {
      const texts = table[(row - target.top) % table.length];
      return rules.read(spot.field, itemOf(spot), texts?.[(column - target.start) % wide] ?? null);
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
        const value = model ? cells.bareValueOf(model) : null;
        return rules.check(spot.field, itemOf(spot), value);
      }));
    if (sum) saySum(t('said.filled', { count: sum.done }), sum.barred);
  };

  return { clear, paste, fill };
}

export type BlockEdits = ReturnType<typeof useBlockEdits>;
