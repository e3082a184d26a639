import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { type LevelKey, cellKey, type SavedRows } from '#app/entities/permissions/grid-values.ts';
import { differing, type Edits, savedAt, valuesAt } from '#app/entities/permissions/grid-edits.ts';
import { useScrollFrame, useScrollWindow } from '#app/layouts/use-scroll-window.ts';
import { rowStyle } from '#app/layouts/row-style.ts';
import { useRowSpacing } from '#app/session/density.ts';
import { GridRow } from './GridRow.tsx';
import { columns, isLevel, type NamedCollection, type ViewRow, viewRows } from './grid-view.ts';
import { OpenedMenu } from './OpenedMenu.tsx';
import styles from './permissions.module.css';
import { useGrid } from './use-grid.ts';
import type { PermissionEdits } from './use-permission-edits.ts';

/** Heights of a row, px. */
const rowHeights = { comfortable: 40, compact: 40, touch: 48 };

export interface GridProps {
  edits: PermissionEdits;
  rows: SavedRows;
  collections: readonly NamedCollection[];
  /** All of the project, whichever are shown: the heads of the columns set those as well. */
  onToggleColumn: (column: LevelKey) => void;
}

/** The grid itself: its rows are drawn as they come into sight. */
export function Grid({ edits, rows: saved, collections, onToggleColumn }: GridProps) {
  const { t } = useTranslation('permissions');
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[useRowSpacing()];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => viewRows(collections, open), [collections, open]);
  const scroll = useScrollWindow(scroller, { rowHeight });
  const { first, last, height, page } = useScrollFrame(scroller, scroll, {
    rowCount: rows.length,
    headHeight: rowHeight,
  });

  const toggleRow = (collection: string) =>
    setOpen((all) => {
      const next = new Set(all);
      if (!next.delete(collection)) next.add(collection);
      return next;
    });
  const grid = useGrid({
    grid: scroller,
    rows,
    page,
    edits,
    showRow: scroll.showRow,
    onToggleRow: toggleRow,
    onToggleColumn,
  });
  const { active, opened } = grid;

  const shown = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  // What has the focus stays, or the focus would be lost.
  if (active.row >= 0 && (active.row < first || active.row >= last)) shown.push(active.row);

  return (
    <>
      <div
        ref={scroller}
        role="treegrid"
        tabIndex={-1}
        className={styles.grid}
        style={rowStyle(rowHeight)}
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        onScroll={scroll.onScroll}
        onKeyDown={grid.handleKeyDown}
        onClick={grid.handleClick}
      >
        <GridHead activeColumn={active.row === -1 ? active.column : null} />
        <div role="rowgroup" className={styles.rows} style={{ blockSize: height }}>
          {shown.map((index) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                top={index * rowHeight - scroll.shown.shift}
                values={row.cells.map((cell) => valuesAt(saved, edits.staged.edits, cell))}
                changed={changedIn(row, saved, edits.staged.edits)}
                active={active.row === index ? active.column : null}
              />
            );
          })}
        </div>
      </div>
      {opened ? (
        <Suspense>
          <OpenedMenu {...{ opened, edits, saved }} anchor={grid.anchor} onClose={grid.close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The heads of the columns; the one of the active cell, by its number, is in the way of the Tab key. */
function GridHead({ activeColumn }: { activeColumn: number | null }) {
  const { t } = useTranslation('permissions');
  return (
    <div role="row" className={styles.heads} aria-rowindex={1} data-row={-1}>
      {columns.map((column, cell) => (
        <div
          key={column}
          role="columnheader"
          className={styles.columnHead}
          aria-colindex={cell + 1}
          data-of={column}
        >
          {isLevel(column) ? (
            <button
              type="button"
              data-column={cell}
              tabIndex={activeColumn === cell ? 0 : -1}
              className={styles.toggle}
              aria-label={t('toggleColumn', { column: t(`columns.${column}`) })}
              title={t('toggleColumn', { column: t(`columns.${column}`) })}
            >
              {t(`columns.${column}`)}
            </button>
          ) : column === 'more' ? (
            <VisuallyHidden>{t('columns.more')}</VisuallyHidden>
          ) : (
            t(`columns.${column}`)
          )}
        </div>
      ))}
    </div>
  );
}

/** What is edited in a row's records, and is not saved as such meanwhile. */
function changedIn(row: ViewRow, saved: SavedRows, edits: Edits): string {
  const keys = row.cells.flatMap((cell) => {
    const mine = edits.get(cellKey(cell))?.mine;
    return mine ? Object.keys(differing(mine, savedAt(saved, cell))) : [];
  });
  return [...new Set(keys)].join(' ');
}
