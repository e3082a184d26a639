import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { undoWay } from '#app/components/form/undo-keys.ts';
import { cellMove, cellOf, type GridCell } from '#app/components/ui/grid-move.ts';
import type { LevelKey } from '#app/entities/permissions/grid-values.ts';
import { levelOfLetter, levelsFor } from '#app/entities/permissions/grid-rules.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import { useLatest } from '#app/lib/latest.ts';
import { columns, headColumns, isIdle, isLevel, type ViewRow } from './grid-view.ts';
import type { PermissionEdits } from './use-permission-edits.ts';

/** What a cell has opened. */
export type Opened =
  | { what: 'level'; row: ViewRow; column: LevelKey; from: 'first' | true }
  | { what: 'more'; row: ViewRow; from: 'first' | true }
  | { what: 'fields'; row: ViewRow }
  | { what: 'statuses'; row: ViewRow };

interface GridInput {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly ViewRow[];
  page: number;
  edits: PermissionEdits;
  showRow: (row: number) => void;
  onToggleRow: (collection: string) => void;
  onToggleColumn: (column: LevelKey) => void;
}

/** Pointer and keyboard of the grid: one tab stop, arrows within, letters for levels. */
export function useGrid({ grid, rows, page, edits, showRow, onToggleRow, onToggleColumn }: GridInput) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const { active, setActive, find, moveTo, refocus } = useActiveCell(grid, rows.length, showRow);

  const activate = (cell: GridCell, from: 'first' | true) => {
    const column = columns[cell.column];
    if (column === undefined) return;
    if (cell.row === -1) {
      if (isLevel(column)) onToggleColumn(column);
      return;
    }
    const row = rows[cell.row];
    if (!row || isIdle(column, row)) return;
    if (column === 'collection') {
      if (row.kind === 'collection') onToggleRow(row.collection.collection);
      return;
    }
    anchor.current = find(cell);
    if (isLevel(column)) setOpened({ what: 'level', row, column, from });
    else if (column === 'more') setOpened({ what: 'more', row, from });
    else setOpened({ what: column, row });
  };

  const setLevel = (cell: GridCell, letter: string): boolean => {
    const column = columns[cell.column];
    const row = rows[cell.row];
    if (!row || column === undefined || !isLevel(column) || isIdle(column, row)) return false;
    const level = levelOfLetter(column, letter);
    if (level === undefined) return false;
    if (!levelsFor(column, row.collection, row.cells.length > 1).includes(level)) {
      // The choice says why there is no such level here.
      activate(cell, 'first');
      return true;
    }
    edits.stage(row.cells.map((each) => ({ cell: each, changes: { [column]: level } })));
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Portals (menus, dialogs) bubble through React's tree too.
    if (event.defaultPrevented || !grid.current?.contains(event.target as Node)) return;
    const cell = cellOf(event.target) ?? active;
    const mod = event.ctrlKey || event.metaKey;
    const way = undoWay(event);
    if (way) {
      event.preventDefault();
      edits[way]();
      return;
    }
    if (event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) activate(cell, 'first');
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const size = { rows: rows.length, columns: columns.length, page, rtl, head: headColumns };
    const next = cellMove(event.key, cell, size, mod);
    if (next) {
      event.preventDefault();
      moveTo(next);
    } else if (!mod && setLevel(cell, letterOf(event))) {
      event.preventDefault();
    }
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!grid.current?.contains(event.target as Node)) return;
    const cell = cellOf(event.target);
    if (!cell) return;
    if (cell.row >= 0) setActive(cell);
    activate(cell, event.detail === 0 ? 'first' : true);
  };

  const close = () => {
    setOpened(null);
    // A dialog that is gone gives the focus back by itself; a menu's button may have been drawn anew.
    refocus();
  };

  return { active, opened, anchor, close, handleKeyDown, handleClick };
}

/** The one cell of the grid that is in the way of the Tab key. */
function useActiveCell(
  grid: RefObject<HTMLElement | null>,
  rowCount: number,
  showRow: (row: number) => void,
) {
  const [chosen, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  // There may be fewer rows since.
  const active: GridCell = { ...chosen, row: Math.min(chosen.row, rowCount - 1) };
  const latest = useLatest(active);

  const find = ({ row, column }: GridCell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null;

  // The row may be drawn only now that it has been scrolled to.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    find(active)?.focus();
  });

  /** Makes it the active one, and gives it the focus. */
  const moveTo = (cell: GridCell) => {
    isMoving.current = true;
    setActive(cell);
    if (cell.row >= 0) showRow(cell.row);
  };
  const refocus = () => {
    isMoving.current = true;
    setActive({ ...latest.current });
  };
  return { active, setActive, find, moveTo, refocus };
}
