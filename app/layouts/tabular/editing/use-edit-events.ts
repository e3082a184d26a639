import { type RefObject, useEffect } from 'react';
import { onClipboard } from '#app/lib/clipboard-events.ts';
import { useLatest } from '#app/lib/latest.ts';
import { letterOf } from '#app/lib/key-letter.ts';
import { isOn } from '#app/entities/fields/rules.ts';
import { cellOf, type GridCell, cellMove } from '#app/components/ui/grid-move.ts';
import { blockOf, dragTarget, isOne, type Block } from './block.ts';
import type { Ahead } from './CellEditor.tsx';
import type { EditLayerProps } from './edit-layer-props.ts';
import type { BlockEdits } from './use-block-edits.ts';

interface EditEvents extends EditLayerProps {
  edits: BlockEdits;
  open: (cell: GridCell, typed: string | null) => void;
  ahead: RefObject<Ahead | null>;
  cancel: () => void;
}

/**
 * Keys, pointer and clipboard while cells are edited. Keys and pointer listen on the table's element itself, so that they
 * come before the table's own handlers; what they use up is marked by preventDefault.
 */
export function useEditEvents(input: EditEvents): void {
  const latest = useLatest(input);
  useEffect(() => {
    const element = latest.current.grid.current;
    if (!element) return undefined;
    /** The chosen cell that a finger is on: whether it was a tap or scrolled shows when the click comes, or does not. */
    let tapped: GridCell | null = null;
    const listeners: [string, (event: never) => void][] = [
      ['keydown', (event: KeyboardEvent) => onKey(event, latest.current)],
      [
        'pointerdown',
        (event: PointerEvent) => {
          tapped = tappedAgain(event, latest.current);
          onPointer(event, element, () => latest.current);
        },
      ],
      [
        'click',
        (event: MouseEvent) => {
          onClick(event, latest.current, tapped);
          tapped = null;
        },
      ],
      ['dblclick', (event: MouseEvent) => onDoubleClick(event, latest.current)],
    ];
    const endClipboard = onClipboard(element, {
      copy: (event) => onCopy(event, latest.current, false),
      cut: (event) => onCopy(event, latest.current, true),
      paste: (event) => onPaste(event, latest.current),
    });
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      endClipboard();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  }, [latest]);
}

const isField = ({ row, column }: GridCell, { offset }: EditEvents) => row >= 0 && column >= offset;

function chosenBlock({ active, editing: { anchor }, ...input }: EditEvents): Block | null {
  if (!active || !isField(active, { ...input, active } as EditEvents)) return null;
  return blockOf(anchor && anchor.row >= 0 ? anchor : active, active);
}

function onKey(event: KeyboardEvent, input: EditEvents): void {
  const { edits, editing, active, open } = input;
  const { key, shiftKey, altKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (input.ahead.current) {
    typeAhead(event, input.ahead.current, input.cancel);
    event.preventDefault();
    return;
  }
  if (mod && !altKey && letterOf(event) === 'z') (shiftKey ? edits.redo : edits.undo)();
  else if (mod && !altKey && letterOf(event) === 'y') edits.redo();
  else if (!active || !isField(active, input)) return;
  else if (key === 'F2') open(active, null);
  else if (!editing.isOn || altKey) return;
  else if (!onBlockKey(event, mod, active, input)) return;
  event.preventDefault();
}

/** What is typed while an editor is opening is meant for it. */
function typeAhead({ key, shiftKey }: KeyboardEvent, ahead: Ahead, cancel: () => void): void {
  const by = shiftKey ? -1 : 1;
  if (key === 'Escape') cancel();
  else if (key === 'Enter') ahead.step ??= { rows: by, columns: 0 };
  else if (key === 'Tab') ahead.step ??= { rows: 0, columns: by };
  else if (key.length === 1 && ahead.step === null) ahead.text = (ahead.text ?? '') + key;
}

/** The keys of the editing mode; false for one that it has no use for. */
function onBlockKey(event: KeyboardEvent, mod: boolean, active: GridCell, input: EditEvents): boolean {
  const { edits, editing, open } = input;
  const { key, shiftKey } = event;
  const block = chosenBlock(input);
  const spot = edits.spotAt(active);
  if (mod && letterOf(event) === 'd' && block) void edits.fillDown(block);
  else if (mod && key === 'Enter') openBeside(active, input);
  else if (mod && !key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return false;
  else if ((key === 'Delete' || key === 'Backspace') && block) void edits.clear(block);
  else if (key === 'Escape' && block && !isOne(block)) editing.setAnchor(null);
  else if (key === 'Enter' && spot && edits.barAt(spot) === null) open(active, null);
  else if (key === ' ' && spot && spot.field.type === 'boolean' && !shiftKey) {
    if (edits.barAt(spot)) open(active, null);
    else edits.enter(spot, { value: !isOn(edits.valueOf(spot)) });
  } else if (key.length === 1 && key !== ' ' && !mod) open(active, key);
  else return onMoveKey(event, mod, active, input);
  return true;
}

/** Shift takes the block along; any other move leaves it, and is the table's own. */
function onMoveKey(event: KeyboardEvent, mod: boolean, active: GridCell, input: EditEvents): boolean {
  const { editing, columns, offset, rows, moveTo } = input;
  const { key, shiftKey } = event;
  const rtl = getComputedStyle(event.currentTarget as Element).direction === 'rtl';
  const size = { rows: rows.rowCount, columns: columns.length + offset, page: 10, rtl };
  const next = cellMove(key, active, size, mod);
  if (!next) return false;
  if (!shiftKey) {
    if (editing.anchor) editing.setAnchor(null);
    return false;
  }
  if (!editing.anchor) editing.setAnchor(active);
  moveTo({ row: Math.max(0, next.row), column: Math.max(offset, next.column) });
  return true;
}

function openBeside(active: GridCell, { rows, keyOf, hrefOf }: EditEvents): void {
  const item = rows.itemAt(active.row);
  if (item) window.open(hrefOf(keyOf(item), item), '_blank', 'noopener');
}

/** A drag chooses a block, a drag of the handle at its end fills it; Shift chooses up to here. */
function onPointer(event: PointerEvent, element: HTMLElement, now: () => EditEvents): void {
  const target = event.target as Element;
  const cell = cellOf(target);
  const { editing, active, edits } = now();
  if (!editing.isOn || event.button !== 0 || !cell || !isField(cell, now()) || target.closest('[data-open]'))
    return;
  const fills = target.closest('[data-fill]') !== null;
  const source = fills ? chosenBlock(now()) : null;
  // A finger scrolls; it chooses cells one by one, and edits the one that is chosen already.
  if (event.pointerType === 'touch' && !fills) {
    editing.setAnchor(null);
    return;
  }
  if (!fills) editing.setAnchor(event.shiftKey ? (editing.anchor ?? active ?? cell) : cell);
  let filled: Block | null = null;
  const track = (moved: PointerEvent) => {
    const over = document.elementFromPoint(moved.clientX, moved.clientY);
    const at = over && element.contains(over) ? cellOf(over) : beyond(moved, element, now());
    if (!at || !isField(at, now())) return;
    if (source) filled = dragTarget(source, at.row);
    now().moveTo(source ? { row: at.row, column: source.end } : at);
  };
  const end = (last: PointerEvent) => {
    document.removeEventListener('pointermove', track);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    if (!source || last.type === 'pointercancel') return;
    now().moveTo({ row: source.bottom, column: source.end });
    editing.setAnchor({ row: source.top, column: source.start });
    if (filled) void edits.fill(source, filled);
  };
  document.addEventListener('pointermove', track);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  if (!fills) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
}

/** Above and below the rows the block grows by a row with each move, and the table scrolls along. */
function beyond(event: PointerEvent, element: HTMLElement, { active, rows }: EditEvents): GridCell | null {
  const view = element.getBoundingClientRect();
  const by = event.clientY > view.bottom ? 1 : event.clientY < view.top + 40 ? -1 : 0;
  if (!active || by === 0) return null;
  return { ...active, row: Math.min(Math.max(active.row + by, 0), rows.rowCount - 1) };
}

/** The cell under a finger if it is the chosen one already. */
function tappedAgain(event: PointerEvent, { active }: EditEvents): GridCell | null {
  const target = event.target as Element;
  const cell = event.pointerType === 'touch' && !target.closest('[data-fill]') ? cellOf(target) : null;
  return cell && active?.row === cell.row && active.column === cell.column ? cell : null;
}

function onClick(event: MouseEvent, input: EditEvents, tapped: GridCell | null): void {
  const target = event.target as Element;
  const cell = cellOf(target);
  if (!input.editing.isOn || !cell || !isField(cell, input)) return;
  if (target.closest('[data-open]') || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (tapped?.row === cell.row && tapped.column === cell.column) input.open(cell, null);
}

function onDoubleClick(event: MouseEvent, input: EditEvents): void {
  const target = event.target as Element;
  const cell = cellOf(target);
  if (input.editing.isOn && cell && isField(cell, input) && !target.closest('[data-open]'))
    input.open(cell, null);
}

function onCopy(event: ClipboardEvent, input: EditEvents, cuts: boolean): void {
  const block = chosenBlock(input);
  if (!input.editing.isOn || !block || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', input.edits.copy(block));
  event.preventDefault();
  if (cuts) void input.edits.clear(block);
}

function onPaste(event: ClipboardEvent, input: EditEvents): void {
  const block = chosenBlock(input);
  const text = event.clipboardData?.getData('text/plain');
  if (!input.editing.isOn || !block || !text) return;
  event.preventDefault();
  void input.edits.paste(text, block);
}
