import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { useLatest } from '#app/lib/latest.ts';
import type { GridCell } from '#app/components/ui/grid-move.ts';
import { type Ahead, CellEditor, type Closed, type Step, toEntered } from './CellEditor.tsx';
import type { EditLayerProps } from './edit-layer-props.ts';
import type { Spot } from './cells.ts';
import { useBlockEdits } from './use-block-edits.ts';
import { useEditEvents } from './use-edit-events.ts';
import { useEntryRules } from './use-problem-words.ts';

interface Opened {
  cell: GridCell;
  spot: Spot;
}

/** Editing of cells: loaded when it is first used. It draws the open editor, and listens to the table. */
export default function EditLayer(props: EditLayerProps) {
  const { editing, grid, gridId, columns, offset, rows, moveTo, source } = props;
  const { t } = useTranslation('table');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState('');
  const rules = useEntryRules(editing.access);
  const edits = useBlockEdits(props, rules, setSaid);

  /** Set from the opening of an editor until it has the focus. */
  const ahead = useRef<Ahead | null>(null);
  const open = (cell: GridCell, typed: string | null) => {
    const spot = edits.spotAt(cell);
    if (!spot) return;
    const bar = edits.barAt(spot);
    if (bar) {
      setSaid(t(`barred.${bar}`));
      return;
    }
    ahead.current = { text: typed ?? edits.cellOf(spot)?.typed ?? null, step: null };
    setOpened({ cell, spot });
  };
  // Asked for before this code was there.
  const { wanted, want } = editing;
  const latestOpen = useLatest(open);
  useEffect(() => {
    if (wanted) latestOpen.current(wanted, null);
  }, [latestOpen, wanted]);

  useEditEvents({
    ...props,
    edits,
    open,
    ahead,
    cancel: () => {
      ahead.current = null;
      setOpened(null);
      want(null);
    },
  });

  const close = (closed: Closed, step: Step | null) => {
    if (!opened) return;
    const { spot, cell } = opened;
    if (closed) {
      edits.enter(
        spot,
        toEntered(closed, (value) => rules.check(spot.field, edits.itemOf(spot), value)),
      );
    }
    setOpened(null);
    want(null);
    ahead.current = null;
    if (!step) return;
    moveTo(stepped(cell, step, { rows: rows.rowCount, offset, columns: columns.length }));
    grid.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {opened ? (
        <CellEditor
          key={`${opened.cell.row}-${opened.cell.column}`}
          spot={opened.spot}
          cellId={`${gridId}-${opened.cell.row}-${opened.cell.column}`}
          row={opened.cell.row}
          name={columns[opened.cell.column - offset]?.name ?? ''}
          value={edits.valueOf(opened.spot) ?? null}
          takeAhead={() => {
            const typed = ahead.current ?? { text: null, step: null };
            ahead.current = null;
            return typed;
          }}
          collection={source.collection}
          onClose={close}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status" data-said>
          {said}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The cell that a step leads to: past the end of a row comes the next one. */
function stepped(
  { row, column }: GridCell,
  step: Step,
  size: { rows: number; offset: number; columns: number },
): GridCell {
  const [first, last] = [size.offset, size.offset + size.columns - 1];
  const to = column + step.columns;
  if (to > last && row + 1 < size.rows) return { row: row + 1, column: first };
  if (to < first && row > 0) return { row: row - 1, column: last };
  return {
    row: Math.min(Math.max(row + step.rows, 0), size.rows - 1),
    column: Math.min(Math.max(to, first), last),
  };
}
