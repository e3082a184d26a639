/** What happens to staged edits. Pure: each function gives a new state, or the same one when nothing has changed. */
import { isSameValue } from '#app/components/form/value-rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { Staged, StagedCell, StagedRow, StagedRows } from '#app/layouts/staged.ts';
import { sameJson } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { emptyStack, moveStep, pushStep } from '#app/lib/undo-stack.ts';

/** A new value of a cell, or a text that can't be one and why. */
export type Entered = { value: unknown; problem?: string | null } | { typed: string; problem: string };

export interface Edit {
  key: string;
  item: Item;
  field: Field;
  /** What the item holds, links to one row as their key. */
  base: unknown;
  entered: Entered;
}

/** Puts edits in, all of them as one step. A cell that holds again what it held is no change any more. */
export function stage(state: Staged, edits: readonly Edit[]): Staged {
  const rows = new Map(state.rows);
  let isChanged = false;
  for (const { key, item, field, base: read, entered } of edits) {
    const row = rows.get(key) ?? { item, cells: new Map<string, StagedCell>(), refused: null };
    const before = row.cells.get(field.field);
    // What it is compared with stays what it was when the first edit was made.
    const base = before ? before.base : read;
    const next = toCell(field, base, entered);
    if (sameCell(before, next)) continue;
    isChanged = true;
    const cells = new Map(row.cells);
    if (next) cells.set(field.field, next);
    else cells.delete(field.field);
    if (cells.size === 0) rows.delete(key);
    else rows.set(key, { ...row, cells, refused: null });
  }
  return isChanged ? step(state, rows) : state;
}

function toCell(field: Field, base: unknown, entered: Entered): StagedCell | undefined {
  if ('typed' in entered) {
    return { value: base, base, typed: entered.typed, problem: entered.problem, theirs: null };
  }
  const { value, problem = null } = entered;
  if (isSameValue(field, base, value)) return undefined;
  return { value: value ?? null, base, typed: null, problem, theirs: null };
}

function sameCell(a: StagedCell | undefined, b: StagedCell | undefined): boolean {
  if (!a || !b) return a === b;
  return a.typed === b.typed && a.problem === b.problem && sameJson(a.value, b.value);
}

function step({ rows, steps }: Staged, next: StagedRows): Staged {
  return { rows: next, steps: pushStep(steps, { before: rows, after: next }) };
}

export function undo(state: Staged): Staged {
  const moved = moveStep(state.steps, 'undo');
  return moved ? { rows: moved.step.before, steps: moved.stack } : state;
}

export function redo(state: Staged): Staged {
  const moved = moveStep(state.steps, 'redo');
  return moved ? { rows: moved.step.after, steps: moved.stack } : state;
}

/**
 * The state after some rows were saved with these values. What was typed meanwhile stays, now as a change of what was
 * saved. Steps back would bring saved edits up again, so there are none any more.
 */
export function saved(state: Staged, written: ReadonlyMap<string, Item>): Staged {
  const rows = new Map(state.rows);
  for (const [key, values] of written) {
    const row = rows.get(key);
    if (!row) continue;
    const left = [...row.cells].flatMap(([name, cell]): [string, StagedCell][] => {
      if (!Object.hasOwn(values, name)) return [[name, cell]];
      const isAsSent = cell.typed === null && sameJson(cell.value, ownValue(values, name));
      return isAsSent ? [] : [[name, { ...cell, base: ownValue(values, name) }]];
    });
    if (left.length === 0) rows.delete(key);
    else rows.set(key, { ...row, cells: new Map(left), refused: null });
  }
  return { rows, steps: emptyStack };
}

export function refused(state: Staged, key: string, reason: string): Staged {
  const row = state.rows.get(key);
  return row ? { ...state, rows: new Map(state.rows).set(key, { ...row, refused: reason }) } : state;
}

/** Marks cells that somebody else has changed: the values that they have now, by key and field. */
export function collided(state: Staged, found: ReadonlyMap<string, Item>): Staged {
  if (found.size === 0) return state;
  return {
    ...state,
    rows: mapCells(state.rows, (cell, key, name) => {
      const theirs = found.get(key);
      return theirs && Object.hasOwn(theirs, name)
        ? { ...cell, theirs: { value: ownValue(theirs, name) } }
        : cell;
    }),
  };
}

/** Answers all collisions at once: what was staged here is written over theirs, or given up for it. */
export function resolved(state: Staged, whose: 'mine' | 'theirs'): Staged {
  const rows = mapCells(state.rows, (cell) => {
    if (cell.theirs === null) return cell;
    return whose === 'theirs' ? null : { ...cell, base: cell.theirs.value, theirs: null };
  });
  return step(state, rows);
}

function mapCells(
  rows: StagedRows,
  change: (cell: StagedCell, key: string, name: string) => StagedCell | null,
): StagedRows {
  return new Map(
    [...rows].flatMap(([key, row]): [string, StagedRow][] => {
      const cells = [...row.cells].flatMap(([name, cell]): [string, StagedCell][] => {
        const next = change(cell, key, name);
        return next ? [[name, next]] : [];
      });
      return cells.length === 0 ? [] : [[key, { ...row, cells: new Map(cells) }]];
    }),
  );
}

/** A row that can be sent: its changed values, and those that they replace. */
export interface Change {
  key: string;
  changes: Item;
  base: Item;
}

/** The rows that can be sent. One with a cell that can't be saved, or that collides, is held back as a whole. */
export function sendable(rows: StagedRows): Change[] {
  return [...rows].flatMap(([key, { cells }]) => {
    const all = [...cells];
    if (all.some(([, cell]) => cell.problem !== null || cell.theirs !== null)) return [];
    return [
      {
        key,
        changes: Object.fromEntries(all.map(([name, cell]) => [name, cell.value])),
        base: Object.fromEntries(all.map(([name, cell]) => [name, cell.base])),
      },
    ];
  });
}

export interface StagedSum {
  cells: number;
  rows: number;
  problems: number;
  collisions: number;
  refused: readonly string[];
}

export function sumOf(rows: StagedRows): StagedSum {
  const cells = [...rows.values()].flatMap((row) => [...row.cells.values()]);
  return {
    cells: cells.length,
    rows: rows.size,
    problems: cells.filter((cell) => cell.problem !== null).length,
    collisions: cells.filter((cell) => cell.theirs !== null).length,
    refused: [...rows.values()].flatMap((row) => row.refused ?? []),
  };
}
