import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isLosslessNumber, sameJson } from '#app/lib/json.ts';
import { movedTo } from './place-rules.ts';

/** A row with an identity of its own, which stays while its content and place change. */
export interface RowEntry<T> {
  id: string;
  row: T;
}

/** The value that rows make, or why they make none, in words. */
export type RowsOutcome = { value: unknown } | { inputError: string };

interface RowsConfig<T> {
  value: unknown;
  /** Pure. */
  read: (value: unknown) => readonly T[];
  write: (rows: readonly T[]) => RowsOutcome;
  onChange: (value: unknown) => void;
  onInputError: ((message: string | null) => void) | undefined;
  /** The rows were replaced from outside: what was wrong in them is gone with them. */
  onReplaced: () => void;
}

export interface Rows<T> {
  entries: readonly RowEntry<T>[];
  /** Returns the id of the new row. */
  add: (row: T) => string;
  duplicate: (id: string) => string | null;
  set: (id: string, change: (row: T) => T) => void;
  move: (from: number, to: number) => void;
  remove: (id: string) => void;
  /** The row that was removed last, as long as nothing else was changed. */
  removed: RowEntry<T> | null;
  undo: () => void;
}

/** Nothing in any of its forms is one value: the API itself answers `[]` for `{}`. */
function isSame(a: unknown, b: unknown): boolean {
  return sameJson(a ?? null, b ?? null) || (isNothing(a) && isNothing(b));
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && !isLosslessNumber(value) && Object.keys(value).length === 0;
}

let count = 0;
function wrap<T>(row: T): RowEntry<T> {
  count += 1;
  return { id: `row-${count}`, row };
}

/**
 * The value of a field as a list of rows. Rows that can't be a value (two with one key) stay on screen with the reason
 * told, and the value is left alone meanwhile. A value from outside replaces the rows.
 */
export function useRows<T>({
  value,
  read,
  write,
  onChange,
  onInputError,
  onReplaced,
}: RowsConfig<T>): Rows<T> {
  const [entries, setEntries] = useState(() => read(value).map(wrap));
  const [seen, setSeen] = useState(value);
  const [emitted, setEmitted] = useState(value);
  const [round, setRound] = useState(0);
  const replaced = useEffectEvent(onReplaced);
  useEffect(() => {
    if (round > 0) replaced();
  }, [round]);
  const [removed, setRemoved] = useState<{ entry: RowEntry<T>; at: number } | null>(null);
  // What is shown without waiting for a render: two changes may come in a row.
  const live = useRef<readonly RowEntry<T>[]>(entries);
  useLayoutEffect(() => {
    live.current = entries;
  }, [entries]);
  if (value !== seen) {
    setSeen(value);
    if (!sameJson(value ?? null, emitted ?? null)) {
      setRound(round + 1);
      setEmitted(value);
      setEntries(read(value).map(wrap));
      setRemoved(null);
    }
  }
  const apply = (next: readonly RowEntry<T>[]) => {
    if (next === live.current) return;
    live.current = next;
    setEntries([...next]);
    const outcome = write(next.map(({ row }) => row));
    if ('inputError' in outcome) {
      onInputError?.(outcome.inputError);
      return;
    }
    onInputError?.(null);
    if (isSame(outcome.value, emitted)) return;
    setEmitted(outcome.value);
    onChange(outcome.value);
  };
  const now = (): readonly RowEntry<T>[] => live.current;
  const edit = (next: readonly RowEntry<T>[]) => {
    setRemoved(null);
    apply(next);
  };
  return {
    entries,
    add: (row) => {
      const entry = wrap(row);
      edit([...now(), entry]);
      return entry.id;
    },
    duplicate: (id) => {
      const at = now().findIndex((entry) => entry.id === id);
      const source = now()[at];
      if (!source) return null;
      const copy = wrap(source.row);
      edit([...now().slice(0, at + 1), copy, ...now().slice(at + 1)]);
      return copy.id;
    },
    set: (id, change) =>
      edit(now().map((entry) => (entry.id === id ? { id, row: change(entry.row) } : entry))),
    move: (from, to) => edit(movedTo(now(), from, to)),
    remove: (id) => {
      const at = now().findIndex((entry) => entry.id === id);
      const entry = now()[at];
      if (!entry) return;
      apply(now().filter((other) => other !== entry));
      setRemoved({ entry, at });
    },
    removed: removed?.entry ?? null,
    undo: () => {
      if (!removed) return;
      const { entry, at } = removed;
      edit([...now().slice(0, at), entry, ...now().slice(at)]);
    },
  };
}
